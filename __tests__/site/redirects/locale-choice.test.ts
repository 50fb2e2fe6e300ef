/**
 * A choice of language on its way to another host (docs/builds.md).
 */

import { publicHosts, siteFrom } from '../../../src/site/hosting/hosts';
import { enabledLocales } from '../../../src/site/languages/locales';
import { choiceParameter, withChoice } from '../../../src/site/redirects/carried-choice';
import { choiceIn } from '../../../src/site/redirects/locale-choice';
import { parseRequestUrl } from '../../../src/site/redirects/request-url';
import { addresses } from '../../support/arbitrary-addresses';
import { fc, property } from '../../support/fuzz';

const global = siteFrom({ SITE_HOST: 'global' });
const zh = siteFrom({ SITE_HOST: 'zh' });

const here = 'https://www.facet-zh.example';

test.each([
  // To another host of the site
  ['https://www.facet.example/', 'https://www.facet.example/?locale=en'],
  ['https://www.facet.example/pricing?x=1&y=%20#a', 'https://www.facet.example/pricing?x=1&y=%20&locale=en#a'],
  ['https://ru.facet.example/pricing', 'https://ru.facet.example/pricing?locale=en'],
  // And nowhere else
  ['https://www.facet-zh.example/pricing'],
  ['https://blog.facet-ru.example/'],
  ['https://docs.facet.example/'],
  ['https://evil.example/'],
  ['https://www.facet.example.evil.example/'],
])('a link carries the choice: %s becomes %s', (address, expected = address) => {
  expect(withChoice(address, 'en', here, zh)).toBe(expected);
});

describe('an address gives the choice back', () => {
  test.each([
    ['/?locale=en', 'en', '/'],
    ['/pricing?locale=en#plans', 'en', '/pricing#plans'],
    ['/pricing?plan=team&locale=en&y=%20a', 'en', '/pricing?plan=team&y=%20a'],
    ['/de?locale=de', 'de', '/de'],
    ['/de/?locale=de&x=1', 'de', '/de/?x=1'],
    ['/de//pricing.html?locale=de', 'de', '/de//pricing.html'],
    ['/pricing?locale=en&locale=vn', 'en', '/pricing'],
    ['/pricing?mylocale=en&locale=en&locales=1', 'en', '/pricing?mylocale=en&locales=1'],
  ] as const)('%s', (address, locale, cleaned) => {
    expect(choiceIn(address, global)).toEqual({ locale, address: cleaned });
  });

  test.each([
    ['none is there', '/pricing?x=locale=en'],
    ['it names another language than the page', '/pricing?locale=de'],
    ['it names a language of another host', '/pricing?locale=ru'],
    ['it names no language', '/pricing?locale=xx'],
    ['it is empty', '/pricing?locale'],
    ['the address is a file’s', '/static/a.png?locale=en'],
    ['the address is a service’s', '/api/home/base-info?locale=en'],
  ])('but not where %s', (_title, address) => expect(choiceIn(address, global)).toBeNull());

  test('on the host of its language only', () => {
    expect(choiceIn('/pricing?locale=zh', zh)).toEqual({ locale: 'zh', address: '/pricing' });
    expect(choiceIn('/pricing?locale=en', zh)).toBeNull();
  });

  const hosts = fc.constantFrom(...publicHosts);
  property(
    'what a link carries arrives, and everything else in the address survives',
    [hosts, addresses, fc.constantFrom(...enabledLocales)],
    (target, address, locale) => {
      const site = siteFrom({ SITE_HOST: target });
      const origin = site.config.origins[target];
      const written = new URL(`http://host${address}`);
      fc.pre(!written.search.includes(choiceParameter));
      const plain = origin + written.href.slice(written.origin.length);
      const choice = choiceIn(withChoice(plain, locale, 'https://other.example', site).slice(origin.length), site);
      if (!choice) return;
      expect(choice.locale).toBe(locale);
      const left = new URL(`http://host${choice.address}`);
      expect([left.search, left.hash]).toEqual([written.search, written.hash]);
      expect(left.pathname).toBe(parseRequestUrl(address, target)?.path);
    },
    { numRuns: 5_000 },
  );
});
