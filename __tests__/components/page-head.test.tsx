/**
 * @jest-environment jsdom
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { FeedAlternate } from '../../src/components/page-head/feed-alternate';
import { PageHead } from '../../src/components/page-head/page-head';
import { siteFrom } from '../../src/site/hosting/hosts';
import type { Entry } from '../../src/site/pages/entry';
import { type PageContext, pageContext } from '../../src/site/pages/page-context';
import { pageTable } from '../../src/site/pages/page-table';

const site = siteFrom({ SITE_HOST: 'global' });
const entries: readonly Entry[] = [
  { section: 'blog', id: 'first', locale: 'de', date: '2026-10-01', category: 'basics', tags: ['rpa'] },
  { section: 'news', id: 'linux', locale: 'de', date: '2026-10-01', category: 'product', tags: ['team'] },
  { section: 'helps', id: 'install', locale: 'en', category: 'start', order: 1 },
  { section: 'release', id: '3-6', locale: 'en', date: '2026-11-17' },
  { section: 'features', id: 'rpa', locale: 'en' },
  { section: 'faq', id: 'free-plan', locale: 'en', category: 'billing', order: 1 },
];
const table = pageTable(entries, site.locales);

const contextOf = (locale: 'en' | 'de', path: string): PageContext => {
  const page = table.find(locale, path);
  if (!page) throw new Error(`There is no ${path} in ${locale}`);
  return pageContext(site, table, page, { shells: {}, releases: [] });
};

/** By media type. */
function alternatesIn(head: React.ReactNode): (readonly [string | null, string | null])[] {
  document.head.innerHTML = renderToStaticMarkup(head);
  return [...document.head.querySelectorAll('link[rel="alternate"][type]')].map((link) => [
    link.getAttribute('type'),
    link.getAttribute('href'),
  ]);
}

describe('the head of a page (design 12)', () => {
  test.each([
    ['de', '/blog/first', '/de/blog/first.md'],
    ['de', '/news/linux', '/de/news/linux.md'],
    ['en', '/helps/install', '/helps/install.md'],
    ['en', '/release/3-6', '/release/3-6.md'],
  ] as const)('names, in %s, the Markdown version of %s', (locale, path, href) => {
    expect(alternatesIn(<PageHead page={contextOf(locale, path)} title="A" description="B" />)).toEqual([
      ['text/markdown', href],
    ]);
  });

  test.each([
    ['en', '/'],
    ['en', '/rpa'],
    ['en', '/faq'],
    ['en', '/helps'],
    ['de', '/blog'],
    ['de', '/blog-basics'],
    ['en', '/pricing/september'],
    ['en', '/404'],
  ] as const)('names none, in %s, for %s, which has none', (locale, path) => {
    expect(alternatesIn(<PageHead page={contextOf(locale, path)} title="A" description="B" />)).toEqual([]);
  });

  test('names the feed of the section in both formats', () => {
    expect(alternatesIn(<FeedAlternate page={contextOf('de', '/blog')} section="blog" />)).toEqual([
      ['application/rss+xml', '/de/blog/feed.xml'],
      ['application/feed+json', '/de/blog/feed.json'],
    ]);
  });
});
