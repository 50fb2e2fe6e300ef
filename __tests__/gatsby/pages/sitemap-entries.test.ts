import { sitemapEntries } from '../../../src/gatsby/pages/sitemap-entries';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { enabledLocales } from '../../../src/site/languages/locales';
import type { Entry } from '../../../src/site/pages/entry';
import { pageTable } from '../../../src/site/pages/page-table';

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
