import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFile, mostHeaderBytes } from '../../plugins/gatsby-plugin-host-manifests/src/headers-file';
import { latestBuild, writeManifests } from '../../plugins/gatsby-plugin-host-manifests/src/write-manifests';
import { type BuildTarget, siteFrom } from '../../src/site/hosting/hosts';
import { documentHeaders } from '../../src/site/hosting/security-headers';
import { detectScript, detectScriptPath } from '../../src/site/redirects/detect-script';
import { readManifest } from '../../workshop/local/host/manifest';
import { buildFixture, inputFor, scripts, targets } from '../support/redirect-fixture';
import { testFolder } from '../support/test-folder';

// Building the small site and opening its hosts takes seconds on a busy machine.
jest.setTimeout(60_000);

let dist: string;
const read = (...names: string[]): Promise<string> => readFile(path.join(dist, ...names), 'utf8');
const json = async <T = unknown>(...names: string[]): Promise<T> => JSON.parse(await read(...names)) as T;

beforeAll(async () => {
  dist = await buildFixture();
});
afterAll(() => rm(dist, { recursive: true }));

describe('the headers', () => {
  const { at, write } = testFolder();
  const site = siteFrom({ SITE_HOST: 'global' });
  const protecting = documentHeaders(site.config, scripts);
  const withoutDigest =
    'app-01234567.js.map app-012345678.js app-0123456.js app-0123456g.js app01234567.js app.js 404.html'.split(' ');
  const rootFiles = ['app-01234567.js', 'styles.01234567.css', '89abcdef.css', 'favicon.svg', ...withoutDigest];

  /** What Netlify's parser reads of `_headers` for a path. */
  async function told(address: string, isListed = true): Promise<readonly (readonly [string, string])[]> {
    write('_headers', headersFile(site, rootFiles, isListed, scripts));
    const { headersFor } = await readManifest(at());
    return headersFor(address);
  }

  const forever = ['Cache-Control', 'public, max-age=31536000, immutable'];
  const again = ['Cache-Control', 'public, max-age=0, must-revalidate'];
  const shared = ['Cross-Origin-Resource-Policy', 'cross-origin'];
  const type = (name: string): string[] => ['Content-Type', name];
  const markdown = [type('text/markdown; charset=utf-8'), ['X-Robots-Tag', 'noindex']];

  test.each<[address: string, headers: string[][]]>([
    ['/pricing', []],
    ['/static/0a/cover.webp', [forever, shared]],
    ['/share-cards/en/pricing.png', [shared]],
    ['/shell/en-01234567.json', [forever]],
    ['/page-data/index/page-data.json', [again]],
    ['/builds/latest.json', [again]],
    ['/helps/install-facet.md', markdown],
    ['/vn/blog/first-rpa-flow.md', markdown],
    ['/llms.txt', [type('text/plain; charset=utf-8')]],
    ['/blog/feed.json', [type('application/feed+json'), shared]],
    ['/vn/news/feed.json', [type('application/feed+json'), shared]],
    ['/de/news/feed.xml', [shared]],
    ['/favicon.svg', [shared]],
    ['/app-01234567.js', [forever]],
    ['/styles.01234567.css', [forever]],
    ['/89abcdef.css', [forever]],
    ...withoutDigest.map((name): [string, string[][]] => [`/${name}`, []]),
  ])('protect %s, and say %j', async (address, headers) => {
    const found = await told(address);
    expect(found.slice(0, protecting.length)).toEqual(protecting);
    expect(found.slice(protecting.length)).toEqual(headers);
  });

  test('refuse search engines once where nothing may be listed: the host joins headers of one name', async () => {
    const refusals = (await told('/blog/first-rpa-flow.md', false)).filter(([name]) => name === 'X-Robots-Tag');
    expect(refusals).toEqual([['X-Robots-Tag', 'noindex']]);
  });

  test('of a page have at most 1,200 bytes, however many pages there are', () => {
    const sent = protecting.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    expect(sent.length).toBeLessThanOrEqual(1200);
  });

  test(`more than ${mostHeaderBytes} bytes for a response stop the build, which says what there are many of`, () => {
    const withOrigins = (count: number) => () => {
      const scriptOrigins = Array.from({ length: count }, (_, place) => `https://${place}.chat.example`);
      return headersFile({ ...site, config: { ...site.config, scriptOrigins } }, rootFiles, true, scripts);
    };
    expect(withOrigins(10)).not.toThrow();
    expect(withOrigins(60)).toThrow(
      /headers of a response would have \d+ bytes, and at most 4096 are allowed; the Content-Security-Policy names 60 script/,
    );
  });

  test.each([
    ['global', "frame-src 'none'", "frame-ancestors 'none'", 'X-Frame-Options: DENY'],
    ['preview', "frame-src 'self'", "frame-ancestors 'self'", 'X-Frame-Options: SAMEORIGIN'],
    ['global', 'Referrer-Policy: strict-origin-when-cross-origin'],
    ['preview', 'Referrer-Policy: same-origin'],
  ])(
    'of %s say %s, since only the preview shows its pages in frames and tells no other site its name',
    (host, ...directives) => {
      const text = headersFile(siteFrom({ SITE_HOST: host }), rootFiles, true, scripts);
      expect(directives.filter((directive) => !text.includes(directive))).toEqual([]);
    },
  );
});

test.each<BuildTarget>(['global', 'preview'])(
  'the script that finds a language is a file of %s, kept for good',
  async (target) => {
    const site = siteFrom({ SITE_HOST: target });
    const file = detectScriptPath(site) ?? '';
    expect(await read(target, file)).toBe(detectScript(site));
    const { headersFor } = await readManifest(path.join(dist, target));
    expect(headersFor(file)).toContainEqual(['Cache-Control', 'public, max-age=31536000, immutable']);
  },
);

test.each(['zh', 'ru'])('no such script is written for %s, whose address has decided', async (target) => {
  expect((await readdir(path.join(dist, target))).filter((name) => name.startsWith('detect'))).toEqual([]);
});

test('search engines are led to the sitemaps of a host, and kept off the preview, which has none', async () => {
  const refusal = /^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex$/m;
  expect(await read('zh', 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.facet-zh.example/sitemap.xml\n',
  );
  expect(await read('zh', '_headers')).not.toMatch(refusal);
  expect(await read('preview', 'robots.txt')).toMatch(/^Disallow: \/$/m);
  expect(await read('preview', '_headers')).toMatch(refusal);
  const sitemapsOf = async (host: string) =>
    (await readdir(path.join(dist, host))).filter((name) => /sitemap/.test(name)).sort();
  expect(await sitemapsOf('zh')).toEqual(['index-sitemap.xml', 'sitemap.xml', 'zh-CN-sitemap.xml']);
  expect(await read('zh', 'zh-CN-sitemap.xml')).toContain('<loc>zh</loc>');
  expect(await sitemapsOf('preview')).toEqual([]);
});

describe('the metadata of the build', () => {
  test('name the latest build, and hold its route rules and paths', async () => {
    const { id, timestamp } = await json<{ id: string; timestamp: string }>('zh', 'builds/latest.json');
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(await json('zh', 'builds/meta', `${id}.json`)).toMatchObject({
      id,
      routeRules: [
        { locale: 'zh', from: '/blog/facebook:agency-ad-account', to: '/blog/facebook-agency-ad-account' },
        { locale: 'zh', from: '/jiage', to: '/pricing' },
      ],
      prerendered: expect.arrayContaining(['/', '/guide/use-synchronizer', '/pricing']),
    });
  });

  test('name no 404 page: an address that leads nowhere is not meant to name it', async () => {
    for (const target of targets) {
      const { id } = await json<{ id: string }>(target, 'builds/latest.json');
      const { prerendered } = await json<{ prerendered: readonly string[] }>(target, 'builds/meta', `${id}.json`);
      expect(prerendered.filter((page) => page.endsWith('/404') && !page.endsWith('/error/404'))).toEqual([]);
    }
  });

  test('give an unchanged build the same id and time, and a changed one another id', async () => {
    const page = path.join(dist, 'ru/page-data/pricing/page-data.json');
    const latest = async () => {
      await writeManifests(path.join(dist, 'ru'), inputFor('ru'), scripts, {});
      return json('ru', 'builds/latest.json');
    };
    const before = await json('ru', 'builds/latest.json');
    await utimes(page, new Date(0), new Date(0));
    expect(await latest()).toEqual(before);
    await writeFile(page, '{"page":"changed"}');
    expect(await latest()).not.toEqual(before);
    expect(await readdir(path.join(dist, 'ru/builds/meta'))).toHaveLength(1);
  });

  test('have the time of the first build with their id', () => {
    const previous = { id: 'a', timestamp: '2026-11-01T00:00:00.000Z' };
    const now = new Date('2026-11-02T00:00:00Z');
    expect(latestBuild('a', previous, now)).toBe(previous);
    expect(latestBuild('b', previous, now)).toEqual({ id: 'b', timestamp: '2026-11-02T00:00:00.000Z' });
  });
});
