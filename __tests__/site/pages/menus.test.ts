import { siteFrom } from '../../../src/site/hosting/hosts';
import { enabledLocales, type LocaleCode } from '../../../src/site/languages/locales';
import { type Menus, menusOf } from '../../../src/site/pages/menus';

const { config } = siteFrom({ SITE_HOST: 'global' });
const everything = () => true;
const nothing = () => false;

/** All items of a language's menus. */
const itemsOf = ({ product, solutions, resources, company, compare, legal }: Menus) =>
  [product, solutions.flatMap(({ items }) => items), resources, company, compare, legal].flat();
const named = (locale: LocaleCode, key: string, exists: (path: string) => boolean) =>
  itemsOf(menusOf(config, locale, exists)).find(({ nameKey }) => nameKey === `nav.${key}`);

test.each(enabledLocales)(
  'the menus: %s: a page of the site is named only where the language has it (specification 2.7)',
  (locale) => {
    expect(itemsOf(menusOf(config, locale, nothing)).filter(({ path }) => path)).toEqual([]);
    expect(menusOf(config, locale, nothing).allSolutions).toBeNull();
    // The blog of Russian readers lies on a host of its own, and the menu leads there.
    const elsewhere = locale === 'ru' ? { nameKey: 'nav.blog', address: config.russianBlogUrl } : undefined;
    const blog = elsewhere ?? { nameKey: 'nav.blog', path: '/blog' };
    expect(named(locale, 'blog', everything)).toMatchObject(blog);
    expect(named(locale, 'blog', nothing)).toEqual(elsewhere && expect.objectContaining(elsewhere));
    expect(named(locale, 'news', nothing)).toBeUndefined();
  },
);

test('the menus: the code to scan is for readers of Chinese', () => {
  const having = enabledLocales.filter((locale) => named(locale, 'scan', everything));
  expect(having.sort()).toEqual(['tc', 'zh']);
});

test('the menus: use cases are the solutions of Russian and Vietnamese', () => {
  const only = (path: string) => (other: string) => other.startsWith(path);
  expect(menusOf(config, 'vn', only('/use-cases')).allSolutions?.path).toBe('/use-cases');
  expect(menusOf(config, 'pt', only('/solutions')).allSolutions?.path).toBe('/solutions');
  expect(menusOf(config, 'ru', only('/use-cases')).solutions[0]?.items.map(({ path }) => path)).toContain(
    '/use-cases/whatsapp',
  );
});

test('the menus solutions are sorted by the groups of their page; what the language lacks, and an empty group, are left out', () => {
  const groups = [
    { name: 'Data', ids: ['web-scraping', 'seo-serp'] },
    { name: 'Messaging', ids: ['telegram'] },
  ];
  const exists = (path: string) => path === '/solutions/seo-serp';
  expect(menusOf(config, 'en', exists, groups).solutions).toEqual([
    { name: 'Data', items: [{ nameKey: 'solution.seo-serp', path: '/solutions/seo-serp' }] },
  ]);
});
