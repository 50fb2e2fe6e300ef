import { sitemapEntries, unpublishedAmong } from '../../../src/gatsby/pages/create-pages';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { enabledLocales } from '../../../src/site/languages/locales';
import type { Entry } from '../../../src/site/pages/entry';
import { pageContext } from '../../../src/site/pages/page-context';
import { pageTable } from '../../../src/site/pages/page-table';

const now = new Date('2026-11-22T23:30:00Z');
const article = (id: string, date: string, draft = false): { readonly entry: Entry; readonly draft: boolean } => ({
  entry: { section: 'blog', id, locale: 'en', date },
  draft,
});
const documents = [
  article('yesterday', '2026-11-21'),
  article('today', '2026-11-22'),
  article('tomorrow', '2026-11-23'),
  article('draft', '2026-11-21', true),
  article('draft-of-tomorrow', '2026-11-23', true),
];

test('drafts, and texts of a day to come, are not for the public yet; their pages are told so, and no other page', () => {
  const unpublished = unpublishedAmong(documents, now);
  expect(Object.fromEntries(unpublished)).toEqual({
    'blog/tomorrow/en': { state: 'future', date: '2026-11-23' },
    'blog/draft/en': { state: 'draft' },
    'blog/draft-of-tomorrow/en': { state: 'draft' },
  });
  const site = siteFrom({ SITE_HOST: 'preview', SITE_LOCALES: 'en' });
  const entries = documents.map(({ entry }) => entry);
  const table = pageTable(entries, site.locales, 'preview');
  const shared = { shells: {}, releases: [], unpublished };
  const marked = table.pages.filter((page) => 'unpublished' in pageContext(site, table, page, shared));
  expect(marked.map(({ path }) => path).sort()).toEqual(['/blog/draft', '/blog/draft-of-tomorrow', '/blog/tomorrow']);
});

describe('the sitemap of a language', () => {
  const site = siteFrom({ SITE_HOST: 'global' });
  const solution = (locale: Entry['locale']): Entry => ({
    section: 'solutions',
    id: 'amazon',
    locale,
    updated: '2026-11-17',
  });
  const table = pageTable([solution('en'), solution('zh'), solution('vn')], enabledLocales);

  test('an entry names its page, the last change, and the page in every language, across hosts', () => {
    expect(sitemapEntries(site, table, 'vn').find(({ url }) => url.endsWith('/amazon'))).toEqual({
      url: 'https://www.facet.example/vn/use-cases/amazon',
      lastmod: '2026-11-17',
      links: [
        { lang: 'en-US', url: 'https://www.facet.example/solutions/amazon' },
        { lang: 'zh-CN', url: 'https://www.facet-zh.example/solutions/amazon' },
        { lang: 'vi-VN', url: 'https://www.facet.example/vn/use-cases/amazon' },
        { lang: 'x-default', url: 'https://www.facet.example/solutions/amazon' },
      ],
    });
  });

  test('pages that are not listed, and those of other languages, have none', () => {
    const addresses = sitemapEntries(site, table, 'en').map(({ url }) => new URL(url).pathname);
    expect(addresses).toContain('/pricing');
    expect(addresses).not.toContain('/404');
    expect(addresses).not.toContain('/pricing/september');
    expect(addresses.filter((path) => path.startsWith('/vn'))).toEqual([]);
  });
});
