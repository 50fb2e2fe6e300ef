import { parseAllRedirects } from '@netlify/redirect-parser';
import { parsePlain } from 'netlify-redirector';
import {
  crowded,
  hostRules,
  maxHostRules,
  redirectsFile,
  serviceProxies,
} from '../../plugins/gatsby-plugin-host-manifests/src/host-rules';
import { endpoints } from '../../src/site/hosting/endpoints';
import { localesOf } from '../../src/site/hosting/hosts';
import type { AuthorRedirect } from '../../src/site/redirects/author-redirects';
import { fc } from '../support/fuzz';
import { inputFor, targets } from '../support/redirect-fixture';
import { testFolder } from '../support/test-folder';

/** The site's prefix of each service, by the first part of its name. */
const prefixes: Readonly<Record<string, string>> = { api: '/api', client: '/client-api', statistics: '/statistics' };

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

const none = () => '';
const requestFor = (path: string) => ({
  ...{ scheme: 'https', host: 'www.facet.example', query: '', getHeader: none, getCookie: none },
  path,
});

describe.each(targets)('the manifest of %s', (target) => {
  const input = inputFor(target);
  const text = redirectsFile(hostRules(input, serviceProxies({ SITE_API_PROXY: 'https://api.facet.example' })));
  const sources = linesOf(text).map((line) => line.split(/\s+/)[0] ?? '');
  const { at, write } = testFolder();

  test('is read by Netlify without an error, rule by rule', async () => {
    write('_redirects', text);
    const parsed = await parseAllRedirects({ redirectsFiles: [at('_redirects')], configRedirects: [], minimal: true });
    expect(parsed.errors).toEqual([]);
    expect(parsed.redirects).toHaveLength(linesOf(text).length);
  });

  test('holds no source twice', () => expect(new Set(sources).size).toBe(sources.length));

  test('tries an address before the wildcard that hides it', () => {
    for (const [place, source] of sources.entries()) {
      if (!source.endsWith('/*')) continue;
      const hidden = sources.slice(place + 1).filter((later) => later.startsWith(source.slice(0, -1)));
      expect([source, hidden]).toEqual([source, []]);
    }
  });

  test('has no wildcard that Netlify’s matcher takes for a loop and ignores', async () => {
    const matcher = await parsePlain(text, {});
    const wildcards = sources.filter((source) => source.endsWith('/*'));
    const answered = wildcards.map(
      (from) => matcher.match(requestFor(from.replace(':tag', 'tag').replace('*', 'below')))?.from,
    );
    expect(answered).toEqual(wildcards);
  });

  test('ends with the 404 of every language, the one at the root last', () => {
    const ends = linesOf(text).filter((line) => line.endsWith('  404'));
    expect(ends).toHaveLength(localesOf(input.site).length);
    expect(linesOf(text).slice(-ends.length)).toEqual(ends);
    expect(ends.at(-1)).toBe('/*  /404  404');
  });

  test('leads to hosts of the configuration only', () => {
    const hosts = linesOf(text)
      .map((line) => line.split(/\s+/)[1] ?? '')
      .filter((to) => to.startsWith('http'))
      .map((to) => new URL(to.replace(':splat', '')).hostname);
    expect(hosts.every((host) => /(^|\.)facet(-zh|-ru)?\.example$/.test(host))).toBe(true);
  });
});

test('the preview sends no language to another host', () => {
  const text = redirectsFile(hostRules(inputFor('preview'), {}));
  expect(linesOf(text).filter((line) => /^\/(ru|zh|en)\/\*\s+http/.test(line))).toEqual([]);
  expect(text).toContain('/ru/*  /ru/404  404');
});

test(`more than ${maxHostRules} rules stop the build`, () => {
  const redirects = Array.from(
    { length: maxHostRules },
    (_, place): AuthorRedirect => ({ locale: 'vn', from: `/cu-${place}`, to: '/pricing' }),
  );
  expect(() => hostRules({ ...inputFor('global'), redirects }, {})).toThrow(/global has 1\d+ rules; at most 1000/);
});

test('near that number a build warns, and says what to do', () => {
  expect(crowded('global', maxHostRules * 0.8 - 1)).toBeNull();
  expect(crowded('global', maxHostRules * 0.8)).toContain('has 800 rules, and builds stop at more than 1000; remove');
});

describe('the proxies', () => {
  const services = {
    SITE_API_PROXY: 'https://api.facet.example/v2',
    SITE_CLIENT_API_PROXY: 'https://client.facet.example/v1',
    SITE_STATISTICS_PROXY: 'https://statistics.facet.example/take',
  };
  const matcher = parsePlain(redirectsFile(hostRules(inputFor('global'), serviceProxies(services))), {});
  const forwarded = async (path: string): Promise<string | null> => {
    const found = (await matcher).match(requestFor(path));
    return found?.status === 200 ? found.to : null;
  };
  const called = Object.values(endpoints).filter((endpoint) => !endpoint.startsWith('/builds/'));

  test.each(called)('hand %s on', async (endpoint) => {
    const [, prefix = '', rest = ''] = /^(\/[^/]+)(.*)$/.exec(endpoint) ?? [];
    const address = { '/api': services.SITE_API_PROXY, '/client-api': services.SITE_CLIENT_API_PROXY }[prefix];
    expect(await forwarded(endpoint)).toBe((address ?? services.SITE_STATISTICS_PROXY) + rest);
  });

  const escapes = '/api/..%2f..%2fadmin /api/../../admin /api/home/base-info/..%2f..%2fadmin /client-api/%2e%2e/admin';
  const unknown = '/api/ /api/other /api/one-tap.js /api/home/base-info/more /statistics/anything';
  test.each([...escapes.split(' '), ...unknown.split(' ')])('hand %s to nobody', async (path) => {
    expect([await forwarded(path), await forwarded(decodeURIComponent(path))]).toEqual([null, null]);
  });

  test('no other path reaches a service, however it is spelled', async () => {
    const part = fc.constantFrom(...'.. . %2e%2e %2f %5c \\ / // ; home sys admin :splat'.split(' '));
    const path = fc.tuple(fc.constantFrom(...called), fc.array(part, { minLength: 1, maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(path, async ([endpoint, parts]) => {
        const target = await forwarded(`${endpoint}/${parts.join('/')}`);
        const reached = target?.replace(/^https:\/\/(\w+)\.facet\.example\/\w+/, (_, name) => prefixes[name] ?? '');
        // Netlify reads slashes at the end, or several, as one.
        expect([...called, undefined]).toContain(reached);
      }),
    );
  });

  test('are there where an address is configured, and nowhere else', () => {
    expect(serviceProxies({})).toEqual({});
    expect(
      serviceProxies({ SITE_API_PROXY: 'https://a.example/v2/', SITE_STATISTICS_PROXY: 'https://s.example' }),
    ).toEqual({
      '/api': 'https://a.example/v2',
      '/statistics': 'https://s.example',
    });
  });

  test.each([
    'api.facet.example',
    '//api.facet.example',
    'https://a.example/?x=1',
    'ftp://a.example',
    'http://a.example',
    'https://user:secret@a.example',
    'https://a.example\n/* https://evil.example',
  ])('%s is refused as an address', (value) =>
    expect(() => serviceProxies({ SITE_API_PROXY: value })).toThrow(/SITE_API_PROXY is ".+"; expected/s),
  );
});
