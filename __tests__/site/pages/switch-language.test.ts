import { siteFrom } from '../../../src/site/hosting/hosts';
import { enabledLocales, type LocaleCode } from '../../../src/site/languages/locales';
import { switchLanguage } from '../../../src/site/pages/switch-language';
import { fc, property } from '../../support/fuzz';

const site = siteFrom({ SITE_HOST: 'global' });
const everything = () => true;
const go = (
  address: string,
  from: LocaleCode,
  to: LocaleCode,
  exists: (l: LocaleCode, p: string) => boolean = everything,
) => switchLanguage(site, address, from, to, exists);

const zh = 'https://www.facet-zh.example';
const ru = 'https://ru.facet.example';

describe('switching language (docs/routing.md)', () => {
  test.each([
    // Ordinary pages keep their path, query and hash.
    ['/pricing', 'en', 'de', '/de/pricing'],
    ['/pricing?plan=team#compare', 'en', 'zh', `${zh}/pricing?plan=team#compare`],
    ['/', 'vn', 'en', '/'],
    ['/', 'en', 'vn', '/vn'],
    // Guide exists only in zh: elsewhere it is the blog; the blog stays the blog.
    ['/guide', 'zh', 'en', '/blog'],
    ['/guide/use-synchronizer', 'zh', 'de', '/de/blog'],
    ['/blog', 'en', 'zh', `${zh}/blog`],
    // Solutions and use cases are swapped by language; a language with neither goes to the root.
    ['/solutions', 'en', 'ru', `${ru}/use-cases`],
    ['/solutions/amazon?x=1', 'en', 'vn', '/vn/use-cases/amazon?x=1'],
    ['/use-cases/amazon', 'vn', 'pt', '/pt/solutions/amazon'],
    ['/solutions/amazon', 'en', 'de', '/de'],
    ['/use-cases', 'ru', 'th', '/th'],
    // Chinese industry slugs.
    ['/solutions/betting', 'en', 'zh', `${zh}/solutions/media-market`],
    ['/solutions/crypto', 'en', 'tc', '/tc/solutions/data-collection'],
    ['/solutions/digital-agency', 'en', 'zh', `${zh}/solutions/price-comparison`],
    ['/use-cases/ticketing', 'vn', 'tc', '/tc/solutions/self-examination'],
    ['/solutions/web-scraping', 'en', 'zh', `${zh}/`],
    ['/solutions/media-market', 'zh', 'en', '/solutions/betting'],
    ['/solutions/data-collection', 'tc', 'ru', `${ru}/use-cases/crypto`],
    ['/solutions/price-comparison', 'zh', 'pt', '/pt/solutions/digital-agency'],
    ['/solutions/self-examination', 'zh', 'vn', '/vn/use-cases/ticketing'],
    ['/solutions/media-market', 'zh', 'tc', '/tc/solutions/media-market'],
    // Into Russian, an article of the fixed table goes to its own address.
    ['/blog/first-rpa-flow', 'en', 'ru', 'https://blog.facet-ru.example/pervyj-scenarij-rpa'],
    ['/blog/first-rpa-flow?x=1#a', 'de', 'ru', 'https://blog.facet-ru.example/pervyj-scenarij-rpa'],
    ['/news/linux-appimage', 'en', 'ru', `${ru}/download`],
    // All else of blog, news and guide goes to the Russian blog root.
    ['/blog/unknown-article', 'en', 'ru', 'https://blog.facet-ru.example/'],
    ['/news-product', 'en', 'ru', 'https://blog.facet-ru.example/'],
    ['/guide', 'zh', 'ru', 'https://blog.facet-ru.example/'],
    ['/blogger', 'en', 'ru', `${ru}/blogger`],
  ] as const)('%s from %s to %s leads to %s', (address, from, to, expected) => {
    expect(go(address, from, to)).toBe(expected);
  });

  test('a page that does not exist in the other language leads to its root, without query and hash', () => {
    expect(go('/faq?q=proxy#a', 'en', 'de', () => false)).toBe('/de');
    expect(go('/blog', 'en', 'zh', () => false)).toBe(`${zh}/`);
  });

  test('where an industry slug changes, query and hash are not carried along', () => {
    expect(go('/solutions/betting?x=1#y', 'en', 'zh')).toBe(`${zh}/solutions/media-market`);
  });

  const locale = fc.constantFrom(...enabledLocales);
  const hosts = ['www.facet.example', 'www.facet-zh.example', 'ru.facet.example', 'blog.facet-ru.example'];
  property(
    'never leads off the configured hosts, whatever the address',
    [fc.webPath(), fc.webQueryParameters(), locale, locale, fc.boolean()],
    (path, query, from, to, there) => {
      const target = go(`${path || '/'}?${query}`, from, to, () => there && !path.startsWith('//'));
      expect(hosts).toContain(new URL(target, 'https://www.facet.example').host);
    },
    { numRuns: 2000 },
  );
});
