/**
 * Where a navigation may lead, and how (specification 2.5 and 2.6, docs/routing.md, docs/redirects.md).
 */
import { decideNavigation } from '../../../src/browser/navigation/navigation-policy';
import { addressOf, hrefOf, localesOf, pathOn, publicHosts, siteFrom } from '../../../src/site/hosting/hosts';
import { enabledLocales, localeOf } from '../../../src/site/languages/locales';

const site = siteFrom({ SITE_HOST: 'global' });
const base = 'https://www.facet.example/vn/pricing';
const decide = (href: string, external = false) => decideNavigation(site, { href, base, external });

test.each(['/vn/pricing', '/vn/download?x=1#plans', '#plans', '?x=1', 'download'])(
  'a link within the site is followed where no rule applies: %s',
  (href) => expect(decide(href)).toEqual({ kind: 'follow' }),
);

test.each([
  ['/vn//pricing.html?x=1#plans', '/vn/pricing?x=1#plans'],
  ['https://www.facet.example/vn/Pricing', '/vn/pricing'],
  ['../vn/download.html', '/vn/download'],
])('a link within the site goes through the rules before it navigates: %s → %s', (href, path) => {
  expect(decide(href)).toEqual({ kind: 'navigate', path });
});

test.each([
  ['/ru/pricing', 'https://ru.facet.example/pricing'],
  ['/zh', 'https://www.facet-zh.example/'],
])('a link within the site leaves for the host to which a rule leads: %s → %s', (href, address) => {
  expect(decide(href)).toEqual({ kind: 'leave', address });
});

test.each(['https://www.facet-zh.example/pricing', 'https://app.facet.example/register?rel=x'])(
  'a link off the host is followed where the product’s own domains are: %s',
  (href) => expect(decide(href)).toEqual({ kind: 'follow' }),
);

test.each(['https://evil.example/', '//evil.example/x', 'https://www.facet.example@evil.example/'])(
  'a link off the host is refused without opt-in, and followed with it: %s',
  (href) => {
    expect(decide(href)).toMatchObject({ kind: 'refuse', message: expect.stringContaining('leads off the site') });
    expect(decide(href, true)).toEqual({ kind: 'follow' });
  },
);

test.each(['mailto:support@facet.example', 'tel:+100'])('a link off the host: %s is the browser’s', (href) =>
  expect(decide(href)).toEqual({ kind: 'follow' }),
);

test.each([
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' \tjava\nscript:alert(1)', 'data:text/html,x'],
  ...['blob:https://www.facet.example/1', 'vbscript:x', 'https://'],
])('%j is refused, opt-in or not', (href) => {
  expect(decide(href)).toMatchObject({ kind: 'refuse' });
  expect(decide(href, true)).toMatchObject({ kind: 'refuse' });
});

test.each([
  ['/de/pricing?x=1#a', '/de/pricing?x=1#a'],
  ['/de/pricing.html', '/de/pricing'],
  ['/', '/'],
  ['/static/brochure.pdf', '/static/brochure.pdf'],
])('a change of language is a new document: %s, from a page in Vietnamese', (href, address) => {
  expect(decide(href)).toEqual({ kind: 'leave', address });
});

const queries = ['?ref=ABC', '?utm_source=mail&utm_medium=x', '?gclid=1', '?x=1#plans'];
const homes = publicHosts.flatMap((host) => {
  const own = siteFrom({ SITE_HOST: host });
  return localesOf(own).flatMap((from) => enabledLocales.map((to) => ({ own, from, to })));
});

test('home with a query is a new document, from each language to each other, on all three hosts', () => {
  expect(homes).toHaveLength(18 * 20 + 2 * 20);
  for (const { own, from, to } of homes) {
    const home = pathOn(own, from, '/');
    for (const query of queries) {
      const page = addressOf(own, from, '/') + (home === '/' ? '' : '/') + query;
      // The picker's link, as it is when it is followed on an address with a query.
      const href = hrefOf(own, to, '/') + (from === to ? '' : query);
      const decision = decideNavigation(own, { href, base: page, external: false });
      const search = query.split('#')[0];
      const hash = query.slice(search?.length);
      if (localeOf(to).host !== own.target) expect([from, to, decision]).toEqual([from, to, { kind: 'follow' }]);
      else if (to === from) expect(['follow', 'navigate']).toContain(decision.kind);
      else {
        // Rule 8: the index of a prefixed language has a slash before its query.
        const address = `${pathOn(own, to, '/').replace(/([^/])$/, '$1/')}${search}${hash}`;
        expect([from, to, decision]).toEqual([from, to, { kind: 'leave', address }]);
      }
    }
  }
});
