import { siteFrom } from '../../../src/site/hosting/hosts';
import { pageTable } from '../../../src/site/pages/page-table';
import { filesOfAddress } from './page-files';

const site = siteFrom({ SITE_HOST: 'preview', SITE_LOCALES: 'en,de' });
const table = pageTable(
  [
    { section: 'blog', id: 'first', locale: 'en', date: '2026-11-01', category: 'basics' },
    { section: 'blog', id: 'first', locale: 'de', date: '2026-11-01', category: 'basics' },
    { section: 'blog', id: 'second', locale: 'en', date: '2026-11-02', category: 'basics' },
    { section: 'faq', id: 'one', locale: 'en' },
  ],
  site.locales,
  site.target,
);

test.each<[pathname: string, file: string]>([
  ['/blog/first', 'content/blog/first/en.md'],
  ['/blog/first', 'content/blog/first/cover.png'],
  ['/blog/first', 'locales/en/shell.json'],
  ['/de/blog/first', 'content/blog/first/de.md'],
  ['/de/blog/first', 'locales/de/article.json'],
  // A list is made from the texts that it names, and a page of questions from all of them.
  ['/blog', 'content/blog/second/en.md'],
  ['/faq', 'content/faq/one/en.md'],
  ['/pricing', 'locales/en/pricing.json'],
  ['/de', 'locales/de/home.json'],
  // An address without a page still has a language.
  ['/de/none', 'locales/de/shell.json'],
])('%s is made from %s', (pathname, file) => {
  expect(filesOfAddress(site, table, pathname)(file)).toBe(true);
});

test.each<[pathname: string, file: string]>([
  ['/blog/first', 'content/blog/first/de.md'],
  ['/blog/first', 'content/blog/second/en.md'],
  ['/blog/first', 'content/blog/second/cover.png'],
  ['/blog/first', 'locales/de/shell.json'],
  ['/blog/first', 'content/redirects.yaml'],
  ['/de/blog', 'content/blog/second/en.md'],
  ['/pricing', 'content/blog/first/en.md'],
  ['/none', 'content/blog/first/en.md'],
])('%s is not made from %s', (pathname, file) => {
  expect(filesOfAddress(site, table, pathname)(file)).toBe(false);
});
