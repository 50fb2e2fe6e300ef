import {
  privacyControlFile,
  securityFile,
  securityFileDays,
} from '../../plugins/gatsby-plugin-host-manifests/src/write-manifests';

const now = new Date('2026-11-21T12:00:00.123Z');

test('security.txt has what RFC 9116 asks for', () => {
  expect(securityFile('https://www.facet.example', 'security@facet.example', now)).toMatchInlineSnapshot(`
"Contact: mailto:security@facet.example
Expires: 2027-05-20T12:00:00Z
Preferred-Languages: en
Canonical: https://www.facet.example/.well-known/security.txt
"
`);
  expect(securityFileDays).toBeLessThan(365);
});

test('gpc.json says that the signal is obeyed, and since when', () => {
  expect(JSON.parse(privacyControlFile)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});
