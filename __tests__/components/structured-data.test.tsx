import {
  article,
  breadcrumbList,
  organisation,
  type StructuredData,
  software,
} from '../../src/components/page-head/structured-data';
import { siteFrom } from '../../src/site/hosting/hosts';
import { enabledLocales } from '../../src/site/languages/locales';
import { faultsIn } from '../support/schema-org';

const site = siteFrom({ SITE_HOST: 'global' });

const articleOf = (type: 'BlogPosting' | 'NewsArticle' | 'TechArticle', updated: string | null) => {
  const isDated = type !== 'TechArticle';
  return article({
    ...{ type, title: 'Your first flow', description: 'What you learn here.', updated, locale: 'vn' },
    published: isDated ? '2026-10-01' : null,
    url: 'https://www.facet.example/blog/first',
    image: isDated ? 'https://www.facet.example/share-cards/vn/blog/first.png' : null,
    publisher: site.config.name,
  });
};
const way = [
  { name: 'Facet', path: '/' },
  { name: '第一个流程', path: '/blog/first' },
] as const;

const made: readonly (readonly [string, readonly StructuredData[]])[] = [
  ['home', enabledLocales.flatMap((code) => organisation(site, code))],
  ['the download page', [software(site, 'en', [{ price: 0 }])]],
  ['the pricing page', enabledLocales.map((code) => software(site, code, [{ name: 'Team', price: 24.5 }]))],
  ['an article', [articleOf('BlogPosting', null), articleOf('BlogPosting', '2026-10-02')]],
  ['a news item', [articleOf('NewsArticle', null)]],
  ['a guide and a help page', [articleOf('TechArticle', '2026-10-02'), articleOf('TechArticle', null)]],
  ['the way to a page', [breadcrumbList(site, 'zh', [...way])]],
];

test.each(made)('structured data agree with the vocabulary of schema.org: %s', (_name, objects) => {
  expect(objects.length).toBeGreaterThan(0);
  expect(objects.flatMap((data) => faultsIn(data))).toEqual([]);
});
