import { siteFunction } from '../../netlify/edge-functions/site/site-function';
import type { BuildTarget } from '../../src/site/hosts';
import { inputFor, targets } from '../support/redirect-fixture';

const ask = (target: BuildTarget, address: string, headers: Record<string, string> = {}, method = 'GET') =>
  siteFunction(inputFor(target))(new Request(`https://host.example${address}`, { headers, method }));

const leadsTo = (answer: Response | undefined): string | null => answer?.headers.get('location') ?? null;

describe('what the manifest says is let through', () => {
  test.each(['/pricing', '/Pricing', '/ru/pricing?x=1', '/old-pricing', '/nope', '/vn/?x=1', '/zh'])('%s', (address) =>
    expect(ask('global', address)).toBeUndefined(),
  );
});

describe('what it cannot say is answered', () => {
  test.each([
    ['/pricing/', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/vn//pricing', '/vn/pricing'],
    ['/\\', '/'],
    ['/vn?x=1', '/vn/?x=1'],
    ['/ru/blog-basics?x=1', 'https://blog.facet-ru.example/?x=1&category=basics'],
    ['/ru//pricing.html/', 'https://ru.facet.example/pricing'],
    ['/old-pricing.html', '/pricing'],
  ])('%s → %s', (address, location) => {
    const answer = ask('global', address);
    expect(leadsTo(answer)).toBe(location);
    expect(answer?.headers.get('cache-control')).toBeNull();
  });
});

describe('files and services are never touched', () => {
  test.each([
    '/static//a/',
    '/page-data/pricing/page-data.json',
    '/builds/latest.json?t=1',
    '/api/sys//x/',
    '/client-api/x.html',
    '/statistics/',
    '/app-0123456789abcdef0123.js',
    '/favicon.svg',
    '/en-US-sitemap.xml',
    '/.well-known/security.txt/',
  ])('%s', (address) => {
    for (const target of targets) expect(ask(target, address)).toBeUndefined();
  });
});

test('a request that is no reading of a page is let through', () => {
  expect(ask('global', '/pricing/', {}, 'POST')).toBeUndefined();
  expect(leadsTo(ask('global', '/pricing/', {}, 'HEAD'))).toBe('/pricing');
});

test('a fault lets the request through, and is logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = { ...inputFor('global'), site: null as never };
  expect(siteFunction(broken)(new Request('https://host.example/pricing/'))).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('let through'), expect.any(Error));
  log.mockRestore();
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

test('a thousand requests take less than 50 ms each by far', () => {
  const run = siteFunction(inputFor('global'));
  const header = Array.from({ length: 500 }, (_, place) => `x${place}-y;q=0.${place}`).join(',');
  const start = performance.now();
  for (let count = 0; count < 1000; count += 1) {
    run(new Request(`https://host.example/ru//blog-${count}.html/?x=${count}`));
    run(new Request('https://host.example/', { headers: { 'accept-language': header } }));
  }
  expect((performance.now() - start) / 2000).toBeLessThan(5);
});
