import { redirects, table } from '../../__tests__/support/redirect-fixture';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { siteFrom } from '../../src/site/hosting/hosts';
import { authorTargetOf } from '../../src/site/redirects/author-redirects';
import { explain, questionFrom } from './redirects';

const lines = (target: BuildTarget, address: string): readonly string[] =>
  explain(address, {
    site: siteFrom({ SITE_HOST: target }),
    table,
    authorTarget: authorTargetOf(redirects),
    manifestLine: () => 'line 7',
    placeOfRule: (name) => `rules.ts:${name}`,
  });

test('a hop names its rules in turn, and the edge function that answers', () => {
  expect(lines('global', '/ru//pricing.html')).toEqual([
    '301  https://ru.facet.example/pricing',
    '     rule 1: leadToLanguageHost, rules.ts:leadToLanguageHost',
    '     rule 5: collapseSlashes, rules.ts:collapseSlashes',
    '     rule 7: removeHtml, rules.ts:removeHtml',
    '     answered by the edge function, netlify/edge-functions/site/site-function.ts',
  ]);
});

test('a hop of the manifest names its line', () => {
  expect(lines('global', '/Pricing').at(-1)).toBe('     answered by the manifest, line 7');
});

test('a page says so, and an address that leads nowhere, too', () => {
  expect(lines('global', '/vn/?x=1')).toEqual(['200  no rule applies: the page exists in vn (route /)']);
  expect(lines('ru', '/nope')[0]).toBe('404  rule 12: no rule applies and ru has no page at /nope');
});

test('a path is asked on every host, a full address on its own', () => {
  const site = siteFrom({});
  expect(questionFrom('/a//b', site)).toEqual({ address: '/a//b', targets: ['global', 'zh', 'ru', 'preview'] });
  expect(questionFrom('pricing', site).address).toBe('/pricing');
  expect(questionFrom('https://ru.facet.example//blog/?x=1', site)).toEqual({
    address: '//blog/?x=1',
    targets: ['ru'],
  });
  expect(questionFrom('https://www.facet.example', site)).toEqual({ address: '/', targets: ['global'] });
  expect(() => questionFrom('https://evil.example/', site)).toThrow(/is not a host of the site/);
});
