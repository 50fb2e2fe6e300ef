import serviceHeaders, { config as serviceConfig } from '../../netlify/edge-functions/service-headers';
import { type EdgeContext, siteFunction } from '../../netlify/edge-functions/site/site-function';
import type { BuildTarget } from '../../src/site/hosting/hosts';
import { servicePrefixes } from '../../src/site/hosting/request-paths';
import { securityHeaders } from '../../src/site/hosting/security-headers';
import { enabledLocales } from '../../src/site/languages/locales';
import { addresses } from '../support/arbitrary-addresses';
import { fc } from '../support/fuzz';
import { processorTime } from '../support/processor-time';
import { inputFor, targets } from '../support/redirect-fixture';

const data = (target: BuildTarget) => ({ ...inputFor(target), build: 'b1' });

/** What the manifest and the files answer. */
const page = () => new Response('<!doctype html>', { status: 404, headers: { etag: '"e"' } });

const answerTo = (target: BuildTarget, address: string, headers: Record<string, string> = {}, method = 'GET') =>
  siteFunction(data(target))(new Request(`https://host.example${address}`, { headers, method }), {
    next: async () => page(),
  });

/** The function's own answer; undefined where the request goes on to the manifest and the files. */
const ask = (...request: Parameters<typeof answerTo>): Response | undefined => {
  const answer = answerTo(...request);
  return answer instanceof Promise ? undefined : answer;
};

const leadsTo = (answer: Response | undefined): string | null => answer?.headers.get('location') ?? null;

describe('every redirect is protected', () => {
  test.each([
    ['its own', '/pricing/'],
    ['the manifest’s', '/Pricing'],
  ])('%s', async (_name, address) => {
    const answer = await answerTo('global', address);
    for (const [name, value] of securityHeaders) expect([name, answer?.headers.get(name)]).toEqual([name, value]);
  });

  test('and so is every answer of a service', async () => {
    const answer = await serviceHeaders(new Request('https://host.example/api/x'), {
      next: async () => Response.json({ code: 0 }, { status: 202, headers: { 'x-frame-options': 'DENY' } }),
    });
    expect([answer.status, await answer.json()]).toEqual([202, { code: 0 }]);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });

  test('the function for services has the paths of the services', () => {
    expect(serviceConfig.path.map((path) => path.replace('/*', ''))).toEqual(
      expect.arrayContaining([...servicePrefixes]),
    );
  });
});

describe('an address', () => {
  test.each(['/pricing', '/Pricing', '/ru/pricing?x=1', '/old-pricing', '/nope', '/vn/?x=1', '/zh'])(
    'that the manifest says is let through: %s',
    (address) => expect(ask('global', address)).toBeUndefined(),
  );

  test.each([
    ['/pricing/', '/pricing'],
    ['/ru/blog-basics?x=1', 'https://blog.facet-ru.example/?x=1&category=basics'],
  ])('that it cannot say is answered: %s → %s', (address, location) => {
    const answer = ask('global', address);
    expect([leadsTo(answer), answer?.headers.get('cache-control')]).toEqual([location, null]);
  });

  const files = '/static//a/ /page-data/pricing/page-data.json /builds/latest.json?t=1 /app-01234567.js /favicon.svg';
  const others = '/api/sys//x/ /client-api/x.html /statistics/ /en-US-sitemap.xml /.well-known/security.txt/';
  test.each([...files.split(' '), ...others.split(' ')])('of a file or a service is never touched: %s', (address) => {
    for (const target of targets) expect(answerTo(target, address)).toBeUndefined();
  });
});

describe('a page is told of its answer (docs/browser.md)', () => {
  const visit = (geo: EdgeContext['geo']) =>
    siteFunction(data('global'))(new Request('https://host.example/pricing'), {
      next: async () => page(),
      ...(geo && { geo }),
    });

  test.each<[string, EdgeContext['geo'], string]>([
    ['a region of opt-in', { country: { code: 'DE' } }, ', consent;desc="opt-in"'],
    ['a region of notice', { country: { code: 'US' } }, ', consent;desc="notice"'],
    ['a subdivision of opt-in', { country: { code: 'CA' }, subdivision: { code: 'QC' } }, ', consent;desc="opt-in"'],
    ['an unknown region', {}, ''],
    ['no region at all', undefined, ''],
  ])('from %s', async (_name, geo, consent) => {
    const answer = await visit(geo);
    expect(answer?.headers.get('server-timing')).toBe(`build;desc="b1"${consent}`);
    const passed = [answer?.status, answer?.headers.get('etag'), await answer?.text()];
    expect(passed).toEqual([404, '"e"', '<!doctype html>']);
  });

  test('an answer that is not modified stays one', async () => {
    const next = jest.fn(async () => new Response(null, { status: 304 }));
    const answer = await siteFunction(data('global'))(new Request('https://host.example/pricing'), { next });
    expect(answer?.status).toBe(304);
    expect(next).toHaveBeenCalledWith({ sendConditionalRequest: true });
  });
});

test('a request that is no reading of a page is let through', () => {
  expect(ask('global', '/pricing/', {}, 'POST')).toBeUndefined();
  expect(leadsTo(ask('global', '/pricing/', {}, 'HEAD'))).toBe('/pricing');
});

test('a fault lets the request through, and is logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { ...data('global'), site: null as never };
  expect(
    siteFunction(broken)(new Request('https://host.example/pricing/'), { next: async () => page() }),
  ).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('let through'), expect.any(Error));
});

describe('a choice of language that comes from another host', () => {
  test.each([
    ['global', '/?locale=en', '/', 'en'],
    ['global', '/pricing?plan=team&locale=en', '/pricing?plan=team', 'en'],
    ['global', '/de?locale=de', '/de', 'de'],
    ['global', '/de?x=1&locale=de', '/de/?x=1', 'de'],
    ['global', '/de/?locale=de&x=1', '/de/?x=1', 'de'],
    ['global', '//evil.example?locale=en', '/evil.example', 'en'],
    ['global', '/old-pricing?locale=en', '/pricing', 'en'],
    ['zh', '/guide?locale=zh', '/guide', 'zh'],
    ['ru', '/pricing?x=1&locale=ru', '/pricing?x=1', 'ru'],
  ] as const)('%s %s is stored, and leads on to %s', (target, address, location, code) => {
    const answer = ask(target, address, {
      'accept-language': 'zh-CN',
      'sec-fetch-site': 'cross-site',
      referer: 'https://ru.facet.example/',
      cookie: 'locale=fr',
    });
    expect([answer?.status, leadsTo(answer)]).toEqual([302, location]);
    expect(answer?.headers.get('set-cookie')).toMatch(
      new RegExp(`^locale=${code}; Max-Age=31536000; Path=/; SameSite=Lax`),
    );
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
  });

  const year = 'locale=de; Max-Age=31536000; Path=/; SameSite=Lax; Secure';
  const session = 'locale=de; Path=/; SameSite=Lax; Secure';
  const own = 'https://www.facet.example/pricing';
  test.each<[string, Record<string, string>, string | null]>([
    ['of the site', { 'sec-fetch-site': 'same-origin' }, year],
    ['of a host below the same domain', { 'sec-fetch-site': 'same-site' }, year],
    ['that is typed', { 'sec-fetch-site': 'none' }, year],
    ['of another host of the site', { 'sec-fetch-site': 'cross-site', referer: own }, year],
    ['of another host, in a browser that does not say from which site', { referer: own }, year],
    ['from elsewhere', { 'sec-fetch-site': 'cross-site', referer: 'https://other.example/' }, session],
    ['that says nothing of where it comes from', { 'sec-fetch-site': 'cross-site' }, session],
    ['in a browser that says nothing', {}, session],
    ['of a host that looks like ours', { referer: 'https://www.facet.example.evil.example/' }, session],
    ['with a word that is none', { 'sec-fetch-site': 'not-same-site' }, session],
    // The visitor has chosen.
    ['from elsewhere, to a visitor with a choice', { 'sec-fetch-site': 'cross-site', cookie: 'a=b; locale=fr' }, null],
    ['of the site, to a visitor with a choice', { 'sec-fetch-site': 'same-site', cookie: 'locale=fr' }, year],
    ['from elsewhere, to a visitor with another cookie', { cookie: 'my_locale=fr; locale=' }, session],
  ])(
    'holds for a year only where the visitor follows a link of ours or has typed it: a link %s',
    (_from, headers, cookie) => {
      const answer = ask('global', '/de?locale=de', headers);
      expect([answer?.status, leadsTo(answer)]).toEqual([302, '/de']);
      expect(answer?.headers.get('set-cookie') ?? null).toBe(cookie);
    },
  );

  test.each([
    ['of another language than the page', 'global', '/pricing?locale=de'],
    ['of no language', 'global', '/pricing?locale=xx'],
    ['in the address of a file', 'global', '/favicon.svg?locale=en'],
    ['for a page that lies on another host', 'global', '/ru/pricing?locale=en'],
    ['for an article on the Russian blog', 'ru', '/blog?locale=ru'],
  ] as const)('%s, it is none', (_title, target, address) => {
    expect(ask(target, address)?.headers.get('set-cookie') ?? null).toBeNull();
  });

  test('leads to a path of the host, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        addresses,
        fc.constantFrom(...enabledLocales),
        (target, address, code) => {
          const asked = `${address}${address.includes('?') ? '&' : '?'}locale=${code}`;
          const answer = ask(target, asked);
          if (!answer?.headers.has('set-cookie')) return;
          const location = leadsTo(answer) ?? '';
          expect(new URL(location, 'https://host.example').origin).toBe('https://host.example');
          expect(location).toMatch(/^\/(?![/\\])/);
          expect(ask(target, location)?.headers.get('set-cookie') ?? null).toBeNull();
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('the root address', () => {
  const vietnamese = { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' };

  test.each([
    ['the browser’s language', '/', vietnamese, '/vn'],
    ['the browser’s language, with the query', '/?utm_source=x', vietnamese, '/vn/?utm_source=x'],
    ['a language with a host of its own', '/?x=1', { 'accept-language': 'ru' }, 'https://ru.facet.example/?x=1'],
    ['the cookie before the browser', '/', { ...vietnamese, cookie: 'a=b; locale=de' }, '/de'],
    ['Traditional Chinese', '/', { 'accept-language': 'zh-HK' }, '/tc'],
  ])('leads to %s', (_title, address, headers, location) => {
    const answer = ask('global', address, headers);
    expect([answer?.status, leadsTo(answer)]).toEqual([302, location]);
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
    expect(answer?.headers.get('vary')).toContain('Accept-Language');
  });

  test.each([
    ['the cookie says English', '/', { ...vietnamese, cookie: 'locale=en' }],
    ['nothing is known', '/', {}],
    ['the language is English', '/', { 'accept-language': 'en-GB,vi;q=0.5' }],
    ['the address has a prefix', '/de', vietnamese],
    ['the address is another page', '/pricing', vietnamese],
    ['the visitor chose it on another host', '/', { ...vietnamese, referer: 'https://www.facet-zh.example/' }],
    ['the visitor comes from this host', '/', { ...vietnamese, referer: 'https://host.example/pricing' }],
    ['a crawler asks', '/', { ...vietnamese, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('stays where %s', (_title, address, headers) => expect(ask('global', address, headers)).toBeUndefined());

  test('leads on who comes from elsewhere, whatever that address looks like', () => {
    const referer = 'https://www.facet.example.evil.example/';
    expect(leadsTo(ask('global', '/', { ...vietnamese, referer }))).toBe('/vn');
  });

  test.each(['zh', 'ru'] as const)('of the host %s is that language’s', (target) => {
    expect(ask(target, '/', vietnamese)).toBeUndefined();
  });

  test('of the preview leads within the preview', () => {
    expect(leadsTo(ask('preview', '/', { 'accept-language': 'ru' }))).toBe('/ru');
    expect(leadsTo(ask('preview', '/?x=1', { 'accept-language': 'ru' }))).toBe('/ru?x=1');
  });
});

test('two thousand requests take a few milliseconds each', () => {
  const run = siteFunction(data('global'));
  const context = { next: async () => page() };
  const header = Array.from({ length: 500 }, (_, place) => `x${place}-y;q=0.${place}`).join(',');
  const time = processorTime(() => {
    for (let count = 0; count < 1000; count += 1) {
      run(new Request(`https://host.example/ru//blog-${count}.html/?x=${count}`), context);
      run(new Request('https://host.example/', { headers: { 'accept-language': header } }), context);
    }
  });
  expect(time / 2000).toBeLessThan(5);
});
