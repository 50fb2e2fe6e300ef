import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { buildId, latestBuild } from '../../plugins/gatsby-plugin-host-manifests/src/build-metadata';
import {
  headersFile,
  isHashed,
  isIndexable,
  mostHeaderBytes,
} from '../../plugins/gatsby-plugin-host-manifests/src/headers-file';
import { writeManifests } from '../../plugins/gatsby-plugin-host-manifests/src/write-manifests';
import { type BuildTarget, siteFrom } from '../../src/site/hosting/hosts';
import { documentHeaders } from '../../src/site/hosting/security-headers';
import { locales } from '../../src/site/languages/locales';
import { detectScript, detectScriptPath } from '../../src/site/redirects/detect-script';
import { readManifest } from '../../workshop/local/host/manifest';
import { buildFixture, inputFor, loader, targets } from '../support/redirect-fixture';

// Building the small site and opening its hosts takes seconds on a busy machine.
jest.setTimeout(60_000);

let dist: string;
const read = (...names: string[]): Promise<string> => readFile(path.join(dist, ...names), 'utf8');
const json = async (...names: string[]): Promise<unknown> => JSON.parse(await read(...names));

beforeAll(async () => {
  dist = await buildFixture();
});
afterAll(() => rm(dist, { recursive: true }));

/** A folder of a host with these headers. */
async function withHeaders(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-headers-'));
  await writeFile(path.join(folder, '_headers'), text);
  return folder;
}

describe('the headers', () => {
  const site = siteFrom({ SITE_HOST: 'global' });
  const { config } = site;
  const rootFiles = ['app-01234567.js', 'favicon.svg', 'index.html', '89abcdef.css', 'detect-fedcba98.js'];

  test('keep hashed files for good, ask for everything else again, and protect every answer', () => {
    const [everywhere = '', ...rest] = headersFile(site, rootFiles, true, loader).split(/\n(?=\/)/);
    expect(everywhere.trimEnd().split('\n  ')).toEqual([
      '/*',
      ...documentHeaders(config, loader).map(([name, value]) => `${name}: ${value}`),
    ]);
    expect(rest.join('\n')).toMatchInlineSnapshot(`
"/static/*
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: cross-origin

/share-cards/*
  Cross-Origin-Resource-Policy: cross-origin

/shell/*
  Cache-Control: public, max-age=31536000, immutable

/page-data/*
  Cache-Control: public, max-age=0, must-revalidate

/builds/*
  Cache-Control: public, max-age=0, must-revalidate

/*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex

/llms.txt
  Content-Type: text/plain; charset=utf-8

/*/feed.json
  Content-Type: application/feed+json
  Cross-Origin-Resource-Policy: cross-origin

/*/feed.xml
  Cross-Origin-Resource-Policy: cross-origin

/favicon.svg
  Cross-Origin-Resource-Policy: cross-origin

/89abcdef.css
  Cache-Control: public, max-age=31536000, immutable

/app-01234567.js
  Cache-Control: public, max-age=31536000, immutable

/detect-fedcba98.js
  Cache-Control: public, max-age=31536000, immutable
"
`);
  });

  test.each<[BuildTarget, string[]]>([
    ['global', ['/app-01234567.js', expect.stringMatching(/^\/detect-[0-9a-f]{8}\.js$/)]],
    ['zh', ['/app-01234567.js']],
    ['ru', ['/app-01234567.js']],
    ['preview', ['/app-01234567.js', expect.stringMatching(/^\/detect-[0-9a-f]{8}\.js$/)]],
  ])('of %s are read by Netlify without an error', async (target, hashed) => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(dist, target, '_headers')],
      configHeaders: undefined,
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.map((rule) => rule.for)).toEqual([
      '/*',
      '/static/*',
      '/share-cards/*',
      '/shell/*',
      '/page-data/*',
      '/builds/*',
      '/*.md',
      '/llms.txt',
      '/*/feed.json',
      '/*/feed.xml',
      ...hashed,
    ]);
  });

  test.each<[string, boolean, string[]]>([
    ['/helps/install-facet.md', true, ['text/markdown; charset=utf-8', 'noindex']],
    ['/vn/blog/first-rpa-flow.md', true, ['text/markdown; charset=utf-8', 'noindex']],
    // The preview refuses every path; twice would be joined to "noindex, noindex".
    ['/vn/blog/first-rpa-flow.md', false, ['text/markdown; charset=utf-8', 'noindex']],
    ['/llms.txt', true, ['text/plain; charset=utf-8']],
    ['/blog/feed.json', true, ['application/feed+json']],
    ['/vn/news/feed.json', true, ['application/feed+json']],
    ['/blog/feed.xml', true, []],
    ['/helps/install-facet', true, []],
    ['/builds/latest.json', true, []],
  ])('say what %s is (production: %s): %j', async (path, indexable, expected) => {
    const folder = await withHeaders(headersFile(site, rootFiles, indexable, loader));
    const { headersFor } = await readManifest(folder);
    const told = headersFor(path).filter(([name]) => /^(content-type|x-robots-tag)$/i.test(name));
    expect(told.map(([, value]) => value).sort()).toEqual([...expected].sort());
    await rm(folder, { recursive: true });
  });

  test.each([
    ['/static/0a/cover.webp', 'cross-origin'],
    ['/share-cards/en/pricing.png', 'cross-origin'],
    ['/favicon.svg', 'cross-origin'],
    ['/blog/feed.xml', 'cross-origin'],
    ['/de/news/feed.json', 'cross-origin'],
    ['/pricing', 'same-site'],
    ['/app-01234567.js', 'same-site'],
    ['/page-data/index/page-data.json', 'same-site'],
    ['/builds/pages.json', 'same-site'],
    ['/blog/first-rpa-flow.md', 'same-site'],
  ])('say who may show %s in a page: %s', async (path, expected) => {
    const folder = await withHeaders(headersFile(site, rootFiles, true, loader));
    const { headersFor } = await readManifest(folder);
    const told = headersFor(path).filter(([name]) => name === 'Cross-Origin-Resource-Policy');
    expect(told.at(-1)?.[1]).toBe(expected);
    await rm(folder, { recursive: true });
  });

  test('of a page have at most 1,200 bytes, however many pages there are', () => {
    const lines = headersFile(site, rootFiles, true, loader).split('\n\n')[0]?.split('\n').slice(1) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.reduce((bytes, line) => bytes + line.trim().length + '\r\n'.length, 0)).toBeLessThanOrEqual(1200);
  });

  test(`more than ${mostHeaderBytes} bytes for a response stop the build, which says what there are many of`, () => {
    const withOrigins = (count: number) => ({
      ...site,
      config: {
        ...config,
        scriptOrigins: Array.from({ length: count }, (_, index) => `https://${index}.chat.example`),
      },
    });
    expect(() => headersFile(withOrigins(10), rootFiles, true, loader)).not.toThrow();
    expect(() => headersFile(withOrigins(60), rootFiles, true, loader)).toThrow(
      /headers of a response would have \d+ bytes, and at most 4096 are allowed; the Content-Security-Policy names 60 script/,
    );
  });

  test('only the preview shows its pages in frames', () => {
    const [own, preview] = [site, siteFrom({ SITE_HOST: 'preview' })].map((each) =>
      headersFile(each, rootFiles, true, loader),
    );
    expect(own).toContain("frame-src 'none'");
    expect(own).toContain("frame-ancestors 'none'");
    expect(own).toContain('X-Frame-Options: DENY');
    expect(preview).toContain("frame-src 'self'");
    expect(preview).toContain("frame-ancestors 'self'");
    expect(preview).toContain('X-Frame-Options: SAMEORIGIN');
  });

  test.each([
    ['app-01234567.js', true],
    ['detect-01234567.js', true],
    ['01234567.css', true],
    ['styles.01234567.css', true],
    ['app-01234567.js.map', false],
    ['app-012345678.js', false],
    ['app-0123456.js', false],
    ['app-0123456g.js', false],
    ['app01234567.js', false],
    ['app.js', false],
    ['404.html', false],
  ])('%s is kept for good: %s', (name, expected) => expect(isHashed(name)).toBe(expected));
});

describe('the script that finds a visitor’s language', () => {
  test.each<BuildTarget>(['global', 'preview'])(
    'is a file of %s, under the path that its root page names',
    async (target) => {
      const site = siteFrom({ SITE_HOST: target });
      expect(await read(target, detectScriptPath(site) ?? '')).toBe(detectScript(site));
    },
  );

  test.each<BuildTarget>(['zh', 'ru'])('is not written for %s, whose address has decided', async (target) => {
    expect((await readdir(path.join(dist, target))).filter((name) => name.startsWith('detect'))).toEqual([]);
  });
});

describe('search engines', () => {
  const noIndexEverywhere = /^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex$/m;

  test.each([
    ['global', undefined, true],
    ['global', 'production', true],
    ['zh', 'production', true],
    ['global', 'deploy-preview', false],
    ['ru', 'branch-deploy', false],
    ['preview', 'production', false],
    ['preview', undefined, false],
  ] as const)('may list %s in the context %s: %s', (target, context, expected) => {
    expect(isIndexable(siteFrom({ SITE_HOST: target }), context)).toBe(expected);
  });

  test('find everything open in production, and are told the sitemap', async () => {
    expect(await read('zh', 'robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.facet-zh.example/sitemap.xml\n',
    );
    expect(await read('zh', '_headers')).not.toMatch(noIndexEverywhere);
  });

  test('are kept off the preview in both ways', async () => {
    expect(await read('preview', 'robots.txt')).toMatch(/^Disallow: \/$/m);
    expect(await read('preview', '_headers')).toMatch(noIndexEverywhere);
  });
});

describe('the sitemaps', () => {
  test('are one per language of the host, and an index under two names', async () => {
    const tags = locales.filter(({ host }) => host === 'global').map(({ tag }) => tag);
    const files = (await readdir(path.join(dist, 'global'))).filter((name) => name.endsWith('.xml'));
    expect(files.sort()).toEqual(
      [...tags.map((tag) => `${tag}-sitemap.xml`), 'index-sitemap.xml', 'sitemap.xml'].sort(),
    );
    const index = await read('global', 'sitemap.xml');
    expect(await read('global', 'index-sitemap.xml')).toBe(index);
    expect([...index.matchAll(/<loc>(.+?)<\/loc>/g)].map((match) => match[1])).toEqual(
      tags.map((tag) => `https://www.facet.example/${tag}-sitemap.xml`),
    );
    expect(await read('global', 'vi-VN-sitemap.xml')).toContain('<loc>vn</loc>');
  });

  test('are not left under the names that the plugin gave them, and not on the preview', async () => {
    expect(await readdir(path.join(dist, 'global'))).not.toContain('sitemaps');
    expect((await readdir(path.join(dist, 'preview'))).filter((name) => name.endsWith('.xml'))).toEqual([]);
  });
});

describe('the metadata of the build', () => {
  test('name the latest build, and hold its route rules and paths', async () => {
    const { id, timestamp } = (await json('zh', 'builds/latest.json')) as { id: string; timestamp: string };
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
      const { id } = (await json(target, 'builds/latest.json')) as { id: string };
      const { prerendered } = (await json(target, 'builds/meta', `${id}.json`)) as { prerendered: readonly string[] };
      expect(prerendered.filter((page) => page.endsWith('/404') && !page.endsWith('/error/404'))).toEqual([]);
    }
  });

  test('give an unchanged build the same id and time, and a changed one another id', async () => {
    const folder = path.join(dist, 'ru');
    const before = await json('ru', 'builds/latest.json');
    await writeManifests(folder, inputFor('ru'), loader, {});
    expect(await json('ru', 'builds/latest.json')).toEqual(before);

    const page = path.join(folder, 'page-data/pricing/page-data.json');
    await utimes(page, new Date(0), new Date(0));
    await writeManifests(folder, inputFor('ru'), loader, {});
    expect(await json('ru', 'builds/latest.json')).toEqual(before);

    await writeFile(page, '{"page":"changed"}');
    await writeManifests(folder, inputFor('ru'), loader, {});
    expect(await json('ru', 'builds/latest.json')).not.toEqual(before);
    expect(await readdir(path.join(folder, 'builds/meta'))).toHaveLength(1);
  });

  test('an id follows from names and contents, in whatever order', () => {
    const idOf = (parts: Readonly<Record<string, string>>) => buildId(new Map(Object.entries(parts)));
    expect(idOf({ a: '1', b: '2' })).toBe(idOf({ b: '2', a: '1' }));
    expect(idOf({ a: '1', b: '2' })).not.toBe(idOf({ a: '2', b: '1' }));
  });

  test('a new id has the time of its build', () => {
    const previous = { id: 'a', timestamp: '2026-11-01T00:00:00.000Z' };
    const now = new Date('2026-11-02T00:00:00Z');
    expect(latestBuild('a', previous, now)).toBe(previous);
    expect(latestBuild('b', previous, now)).toEqual({ id: 'b', timestamp: '2026-11-02T00:00:00.000Z' });
  });
});
