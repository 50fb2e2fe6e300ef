/** The path that Gatsby believes its page to have (docs/redirects.md). */
import { keepAddress } from '../../../src/browser/gatsby/language-not-found';

test.each([
  ['a root with a query keeps its slash', '/vn', '/vn/', '?x=1', '/vn/'],
  ['a root without a query is the page’s own path', '/vn', '/vn/', '', '/vn'],
  ['an address that is the page’s own path stays as it is', '/vn', '/vn', '?x=1', '/vn'],
  ['a 404 page keeps the address that does not exist', '/vn/404', '/vn/nowhere', '', '/404.html'],
  ['another address is left to Gatsby', '/vn/pricing', '/vn/Pricing', '?x=1', '/vn/pricing'],
])('%s', (_sentence, pagePath, pathname, search, expected) => {
  const gatsby = { pagePath };
  keepAddress(gatsby, { pathname, search });
  expect(gatsby.pagePath).toBe(expected);
});
