/** The slash between a language's root and a query (specification 2.5, rule 8). */
import { keepSlashBeforeQuery } from '../../src/application/page-path';

test.each([
  ['a root with a query keeps its slash', '/vn', '/vn/', '?x=1', '/vn/'],
  ['a root without a query is the page’s own path', '/vn', '/vn/', '', '/vn'],
  ['an address that is the page’s own path stays as it is', '/vn', '/vn', '?x=1', '/vn'],
  ['another address is left to Gatsby', '/vn/pricing', '/vn/Pricing', '?x=1', '/vn/pricing'],
])('%s', (_sentence, pagePath, pathname, search, expected) => {
  const gatsby = { pagePath, ___loader: { loadPage: async () => undefined, loadPageSync: () => undefined } };
  keepSlashBeforeQuery(gatsby, { pathname, search });
  expect(gatsby.pagePath).toBe(expected);
});
