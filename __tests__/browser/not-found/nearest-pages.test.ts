import { distance } from 'fastest-levenshtein';
import { nearestCount, nearestPages, wordsOf } from '../../../src/browser/not-found/nearest-pages';
import { siteFrom } from '../../../src/site/hosting/hosts';
import { fc } from '../../support/fuzz';

jest.mock('fastest-levenshtein', () => {
  const real = jest.requireActual<typeof import('fastest-levenshtein')>('fastest-levenshtein');
  return { ...real, distance: jest.fn(real.distance) };
});

const site = siteFrom({ SITE_HOST: 'global' });

const pages = (
  '/ /404 /error/404 /_icons /about-us /blog /blog/first-rpa-flow /blog/how-to-choose-a-proxy /blog/page/2 ' +
  '/blog/what-is-a-browser-fingerprint /download /helps/add-and-check-a-proxy /helps/proxy-check-fails /local-api ' +
  '/pricing /pricing/normal /solutions/amazon /de /de/download /de/pricing'
).split(' ');

test.each<[string, string, readonly string[]]>([
  ['a typo', '/pricng', ['/pricing']],
  ['capitals', '/DOWNLOAD', ['/download']],
  ['a page of another folder', '/features/local-api', ['/local-api']],
  ['some of the words', '/blog/browser-fingerprints', ['/blog/what-is-a-browser-fingerprint', '/blog']],
  ['words in several pages', '/helps/proxy', ['/helps/proxy-check-fails', '/helps/add-and-check-a-proxy']],
  ['the beginning of a word', '/amaz', ['/solutions/amazon']],
  ['the same page in the language of the address only', '/de/pricng', ['/de/pricing']],
  ['a page that the language does not have', '/de/solutions/amazon', ['/solutions/amazon']],
  ['a page that the language does not have, and is not listed', '/de/pricing/normal', ['/de/pricing']],
  ['nothing alike', '/nope/deeper', []],
  ['another script', '/%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2', []],
  ['a lone percent sign', '/pricing%', ['/pricing']],
  ['nothing at all', '/', []],
])('%s: %s', (_title, path, expected) => {
  expect(nearestPages(site, path, pages).slice(0, Math.max(expected.length, 1))).toEqual(expected);
});

test('never names the address itself, an error page, a page that is not listed, or one in another language but the same in English', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pages.join('').split(/[/-]/), '%', 'ü', 'x')).map((parts) => `/${parts.join('/')}`),
      (path) => {
        const found = nearestPages(site, path, pages);
        expect(found.length).toBeLessThanOrEqual(nearestCount);
        expect(new Set(found).size).toBe(found.length);
        for (const page of found) {
          expect(pages).toContain(page);
          expect(page).not.toBe(path);
          expect(page).not.toMatch(/404|_icons|page\/2|normal|^\/(de)?$/);
          expect(page.startsWith('/de/') || path === `/de${page}`).toBe(/^\/de(\/|$)/.test(path));
        }
      },
    ),
  );
});

test.each([
  ['/blog/what-is_a.fingerprint.html', 'blog what is a fingerprint'],
  ['/%E4%BB%A3%E7%90%86-ip', '代理 ip'],
  ['/%E0%B9%80%E0%B8%9A%E0%B8%A3%E0%B8%B2%E0%B8%A7%E0%B9%8C', 'เบราว์'],
  ['/100%', '100'],
  ['/', ''],
])('the words of %s', (path, words) => expect(wordsOf(path).join(' ')).toBe(words));

test('among ten thousand pages the work stays small, whatever is asked', () => {
  const words = Array.from({ length: 500 }, (_, place) => `word${place.toString(36)}`);
  const many = Array.from(
    { length: 10_000 },
    (_, place) => `/blog/${words[place % 500]}-${words[(place * 31) % 500]}-${words[(place * 17) % 500]}`,
  );
  for (const asked of ['/blog/how-to-choose-a-proxi', `/${'a-'.repeat(500)}`, `/${words.join('-')}`]) {
    const counted = jest.mocked(distance).mockClear();
    nearestPages(site, asked, many);
    // Each path once, and each of their words once with each of the first words that were asked.
    expect(counted.mock.calls.length).toBeLessThanOrEqual(10_000 + 12 * (words.length + 1));
  }
});
