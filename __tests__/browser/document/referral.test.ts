/** @jest-environment jsdom */
import { addReferral } from '../../../src/browser/document/referral';

const register = 'https://app.facet.example/register?lang=en-US';

/** The address of a link that is followed early on a page with a query. */
function followed(search: string, href = register): string {
  const link = Object.assign(document.createElement('a'), { href });
  addReferral(link, search);
  return link.href;
}

test.each([
  ['its code', '?ref=F9', `${register}&ref=F9`],
  [
    'code and invitation, but no source: that needs consent',
    '?source=s&invite_code=i&ref=F9',
    `${register}&ref=F9&invite_code=i`,
  ],
  ['the last of two codes, as everywhere', '?ref=FIRST&ref=LAST', `${register}&ref=LAST`],
  ['no callback', '?callback=https://evil.example', register],
  ['nothing else', '?utm_source=x&page=2', register],
  ['nothing that is too long', `?ref=${'x'.repeat(513)}`, register],
  ['nothing', '', register],
])("a link to register that is followed early gets of the page's address %s", (_title, search, wanted) => {
  expect(followed(search)).toBe(wanted);
});

test('what a link has, it keeps', () => {
  expect(followed('?ref=other', `${register}&ref=own`)).toBe(`${register}&ref=own`);
});
