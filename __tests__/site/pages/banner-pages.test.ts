import { isQuiet } from '../../../src/site/pages/banner-pages';

test.each([
  ['a legal page', '/{html}', 'pages/terms/en', true],
  ['the list of the help', '/helps', null, true],
  ['a page of the help', '/helps/{id}', 'helps/change-or-cancel-your-plan/en', true],
  ['a feature', '/{html}', 'features/rpa/en', false],
  ['an article', '/blog/{id}', 'blog/pages/en', false],
  ['the prices', '/pricing', null, false],
] as const)('%s: whether nothing there invites to sign up at the foot of a phone', (_kind, pattern, entry, quiet) => {
  expect(isQuiet({ pattern, entry })).toBe(quiet);
});
