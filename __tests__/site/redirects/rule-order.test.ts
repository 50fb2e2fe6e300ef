import { type BuildTarget, siteFrom } from '../../../src/site/hosting/hosts';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../../src/site/redirects/resolve';
import { redirectRules } from '../../../src/site/redirects/rules';
import { followChain } from '../../support/follow-chain';
import { type HostAnswer, manifestHost } from '../../support/manifest-host';
import { authorCases, nowhere, redirectCases } from '../../support/redirect-cases';
import { inputFor, redirects, targets } from '../../support/redirect-fixture';

test('the list holds the rules of the specification in its order', () => {
  expect(redirectRules.map((rule) => rule.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

/** Addresses to which two or more rules apply, the rules in the order in which they take part, and what they end in. */
const cases: readonly [
  BuildTarget,
  address: string,
  rules: readonly number[],
  location: string,
  end: 200 | 'outside',
][] = [
  ['global', '/ru/blog', [1, 2], 'https://blog.facet-ru.example/', 'outside'],
  ['ru', '/ru/blog', [1, 2], 'https://blog.facet-ru.example/', 'outside'],
  ['global', '/ru//', [1, 3], 'https://ru.facet.example/', 200],
  ['global', '/zh/Pricing', [1, 4], 'https://www.facet-zh.example/pricing', 200],
  ['global', '/ru//pricing.html/', [1, 5, 6, 7], 'https://ru.facet.example/pricing', 200],
  ['global', '/en/fil?x=1', [1, 8], 'https://www.facet.example/fil/?x=1', 200],
  [
    'global',
    '/en/blog/facebook%3Aagency-ad-account',
    [1, 9],
    'https://www.facet.example/blog/facebook-agency-ad-account',
    200,
  ],
  [
    'global',
    '/en/pt/blog/proxy-vs-vpn-vs-antidetect',
    [1, 10],
    'https://www.facet.example/pt/blog/proxy-vpn-antidetect-browser',
    200,
  ],
  ['global', '/ru/stoimost', [1, 11], 'https://ru.facet.example/pricing', 200],
  ['ru', '/blog//first-rpa-flow.html/', [2], 'https://blog.facet-ru.example/pervyj-scenarij-rpa', 'outside'],
  ['ru', '/blog/facebook:agency-ad-account', [2], 'https://blog.facet-ru.example/', 'outside'],
  ['global', '//', [3], '/', 200],
  ['global', '/Pricing/', [4], '/pricing', 200],
  ['global', '/vn//Pricing.html', [4], '/vn/pricing', 200],
  ['global', '/vn//?x=1', [5], '/vn/?x=1', 200],
  ['global', '//ru', [5, 1], 'https://ru.facet.example/', 200],
  ['global', '/pricing//', [5, 6], '/pricing', 200],
  ['global', '/pricing.html/', [6, 7], '/pricing', 200],
  ['global', '/vn.html?x=1', [7, 8], '/vn/?x=1', 200],
  ['global', '/ru.html', [7, 1], 'https://ru.facet.example/', 200],
  ['global', '/blog/facebook:agency-ad-account/', [6, 9], '/blog/facebook-agency-ad-account', 200],
  ['global', '/pt//blog/proxy-vs-vpn-vs-antidetect/', [5, 6, 10], '/pt/blog/proxy-vpn-antidetect-browser', 200],
  ['global', '/old-pricing.html/', [6, 7, 11], '/pricing', 200],
  ['preview', '/ru/blog-basics/', [2], 'https://blog.facet-ru.example/?category=basics', 'outside'],
];

test.each(cases)('%s %s: rules %j lead to %s', (target, address, rules, location) => {
  const found = resolveRedirect(address, {
    site: siteFrom({ SITE_HOST: target }),
    authorTarget: authorTargetOf(redirects),
  });
  expect(found).toMatchObject({ rule: rules[0], rules, location });
});

const withoutQuery = (address = ''): string => address.split('?', 1)[0] ?? '';

describe('the end of the chain, asked at the hosts', () => {
  const hosts = new Map<BuildTarget, (address: string) => HostAnswer>();
  beforeAll(async () => {
    for (const target of targets) hosts.set(target, await manifestHost(inputFor(target)));
  });

  test.each(cases)('%s %s: %j, %s → %s', (target, address, _rules, location, end) => {
    for (const query of address.includes('?') ? [''] : ['', '?utm_source=a']) {
      const chain = followChain(hosts, siteFrom({ SITE_HOST: target }), target, address + query);
      expect(withoutQuery(chain.hops[1])).toBe(withoutQuery(location));
      expect([chain.hops, chain.end]).toEqual([chain.hops, end]);
      expect(chain.hops).toHaveLength(2);
    }
  });

  test.each(
    [...redirectCases, ...authorCases]
      .filter(({ status }) => status === 301)
      .map((row) => [row.host, row.address] as const),
  )('%s %s: a permanent redirect ends in a page, or off the site', (host, address) => {
    const { end, hops } = followChain(hosts, siteFrom({ SITE_HOST: host }), host, address);
    expect([hops, end]).toEqual([hops, nowhere.includes(address) ? 404 : end === 'outside' ? 'outside' : 200]);
    expect(hops).toHaveLength(2);
  });
});

describe('languages left out by SITE_LOCALES', () => {
  const site = siteFrom({ SITE_HOST: 'global', SITE_LOCALES: 'en,th' });

  test('lead to no host, and have no index', () => {
    expect(resolveRedirect('/ru/pricing', { site })).toBeNull();
    expect(resolveRedirect('/vn?x=1', { site })).toBeNull();
  });

  test('leave the others as they are', () => {
    expect(resolveRedirect('/th?x=1', { site })?.location).toBe('/th/?x=1');
    expect(resolveRedirect('/en/pricing', { site })?.location).toBe('https://www.facet.example/pricing');
  });
});

test('what begins with no slash is no address', () => {
  expect(resolveRedirect('pricing/', { site: siteFrom({}) })).toBeNull();
  expect(resolveRedirect('', { site: siteFrom({}) })).toBeNull();
});
