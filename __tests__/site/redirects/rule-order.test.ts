import { type BuildTarget, siteFrom } from '../../../src/site/hosts';
import { authorTargetOf } from '../../../src/site/redirects/author-redirects';
import { resolveRedirect } from '../../../src/site/redirects/resolve';
import { redirectRules } from '../../../src/site/redirects/rules';
import { redirects } from '../../support/redirect-fixture';

test('the list holds the rules of the specification in its order', () => {
  expect(redirectRules.map((rule) => rule.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

/** Addresses to which two or more rules apply, and the rules in the order in which they take part. */
const cases: readonly [BuildTarget, address: string, rules: readonly number[], location: string][] = [
  ['global', '/ru/blog', [1, 2], 'https://blog.facet-ru.example/'],
  ['ru', '/ru/blog', [1, 2], 'https://blog.facet-ru.example/'],
  ['global', '/ru//', [1, 3], 'https://ru.facet.example/'],
  ['global', '/zh/Pricing', [1, 4], 'https://www.facet-zh.example/pricing'],
  ['global', '/ru//pricing.html/', [1, 5, 6, 7], 'https://ru.facet.example/pricing'],
  ['global', '/en/fil?x=1', [1, 8], 'https://www.facet.example/fil/?x=1'],
  [
    'global',
    '/en/blog/facebook%3Aagency-ad-account',
    [1, 9],
    'https://www.facet.example/blog/facebook-agency-ad-account',
  ],
  [
    'global',
    '/en/pt/blog/proxy-vs-vpn-vs-antidetect',
    [1, 10],
    'https://www.facet.example/pt/blog/proxy-vpn-antidetect-browser',
  ],
  ['global', '/ru/stoimost', [1, 11], 'https://ru.facet.example/pricing'],
  ['ru', '/blog//first-rpa-flow.html/', [2], 'https://blog.facet-ru.example/pervyj-scenarij-rpa'],
  ['ru', '/blog/facebook:agency-ad-account', [2], 'https://blog.facet-ru.example/'],
  ['global', '//', [3], '/'],
  ['global', '/Pricing/', [4], '/pricing'],
  ['global', '/vn//Pricing.html', [4], '/vn/pricing'],
  ['global', '/vn//?x=1', [5], '/vn/?x=1'],
  ['global', '//ru', [5, 1], 'https://ru.facet.example/'],
  ['global', '/pricing//', [5, 6], '/pricing'],
  ['global', '/pricing.html/', [6, 7], '/pricing'],
  ['global', '/vn.html?x=1', [7, 8], '/vn/?x=1'],
  ['global', '/ru.html', [7, 1], 'https://ru.facet.example/'],
  ['global', '/blog/facebook:agency-ad-account/', [6, 9], '/blog/facebook-agency-ad-account'],
  ['global', '/pt//blog/proxy-vs-vpn-vs-antidetect/', [5, 6, 10], '/pt/blog/proxy-vpn-antidetect-browser'],
  ['global', '/old-pricing.html/', [6, 7, 11], '/pricing'],
  ['preview', '/ru/blog-basics/', [2], 'https://blog.facet-ru.example/?category=basics'],
];

test.each(cases)('%s %s: rules %j lead to %s', (target, address, rules, location) => {
  const found = resolveRedirect(address, {
    site: siteFrom({ SITE_HOST: target }),
    authorTarget: authorTargetOf(redirects),
  });
  expect(found).toMatchObject({ rule: rules[0], rules, location });
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
