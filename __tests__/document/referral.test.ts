/** @jest-environment jsdom */
import { bringReferral } from '../../src/document/referral';

const register = 'https://app.facet.example/register?lang=en-US';

test.each([
  ['its code', '?ref=F9', `${register}&ref=F9`],
  ['code, invitation and source', '?source=s&invite_code=i&ref=F9', `${register}&ref=F9&invite_code=i&source=s`],
  ['no callback: it would have to be checked', '?callback=https://evil.example', register],
  ['nothing else', '?utm_source=x&page=2', register],
  ['nothing that is too long', `?ref=${'x'.repeat(513)}`, register],
  ['nothing', '', register],
])("a link that is followed early gets of the page's address %s", (_title, search, wanted) => {
  const link = Object.assign(document.createElement('a'), { href: register });
  bringReferral(link, search);
  expect(link.href).toBe(wanted);
});

test('what a link has, it keeps', () => {
  const link = Object.assign(document.createElement('a'), { href: `${register}&ref=own` });
  bringReferral(link, '?ref=other');
  expect(link.href).toBe(`${register}&ref=own`);
});
