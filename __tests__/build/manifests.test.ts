import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { buildId, latestBuild } from '../../src/build/manifest/build-metadata';
import { headersFile, isHashed, isIndexable } from '../../src/build/manifest/headers-file';
import { writeManifests } from '../../src/build/manifest/write-manifests';
import { siteFrom } from '../../src/site/hosts';
import { locales } from '../../src/site/locales';
import { buildFixture, inputFor, targets } from '../support/redirect-fixture';

// Building the small site and opening its hosts takes seconds on a busy machine.
jest.setTimeout(60_000);

let dist: string;
const read = (...names: string[]): Promise<string> => readFile(path.join(dist, ...names), 'utf8');
const json = async (...names: string[]): Promise<unknown> => JSON.parse(await read(...names));

beforeAll(async () => {
  dist = await buildFixture();
});
afterAll(() => rm(dist, { recursive: true }));

describe('the headers', () => {
  test('keep hashed files for good, ask for everything else again, and protect every answer', () => {
    const text = headersFile(['app-0123456789abcdef0123.js', 'favicon.svg', 'index.html'], true);
    expect(text).toMatchInlineSnapshot(`
"/*
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'; script-src-attr 'none'; script-src-elem 'self' 'unsafe-inline' https:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Cross-Origin-Resource-Policy: same-site
  Origin-Agent-Cluster: ?1

/static/*
  Cache-Control: public, max-age=31536000, immutable

/page-data/*
  Cache-Control: public, max-age=0, must-revalidate

/builds/*
  Cache-Control: public, max-age=0, must-revalidate

/app-0123456789abcdef0123.js
  Cache-Control: public, max-age=31536000, immutable
"
`);
  });

  test.each(targets)('of %s are read by Netlify without an error', async (target) => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(dist, target, '_headers')],
      configHeaders: undefined,
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.map((rule) => rule.for)).toEqual([
      '/*',
      '/static/*',
      '/page-data/*',
      '/builds/*',
      '/app-0123456789abcdef0123.js',
    ]);
  });

  test.each([
    ['app-0123456789abcdef0123.js', true],
    ['styles.0123456789abcdef0123.css', true],
    ['app-0123456789abcdef0123.js.map', false],
    ['app.js', false],
    ['404.html', false],
  ])('%s is kept for good: %s', (name, expected) => expect(isHashed(name)).toBe(expected));
});

describe('search engines', () => {
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
    expect(await read('zh', '_headers')).not.toContain('noindex');
  });

  test('are kept off the preview in both ways', async () => {
    expect(await read('preview', 'robots.txt')).toMatch(/^Disallow: \/$/m);
    expect(await read('preview', '_headers')).toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex$/m);
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
    await writeManifests(folder, inputFor('ru'), {});
    expect(await json('ru', 'builds/latest.json')).toEqual(before);

    const page = path.join(folder, 'page-data/pricing/page-data.json');
    await utimes(page, new Date(0), new Date(0));
    await writeManifests(folder, inputFor('ru'), {});
    expect(await json('ru', 'builds/latest.json')).toEqual(before);

    await writeFile(page, '{"page":"changed"}');
    await writeManifests(folder, inputFor('ru'), {});
    expect(await json('ru', 'builds/latest.json')).not.toEqual(before);
    expect(await readdir(path.join(folder, 'builds/meta'))).toHaveLength(1);
  });

  test('an id follows from names and contents, in whatever order', () => {
    const parts = [
      ['a', '1'],
      ['b', '2'],
    ] as const;
    expect(buildId(new Map(parts))).toBe(buildId(new Map([...parts].reverse())));
    expect(buildId(new Map(parts))).not.toBe(
      buildId(
        new Map([
          ['a', '2'],
          ['b', '1'],
        ]),
      ),
    );
  });

  test('a new id has the time of its build', () => {
    const previous = { id: 'a', timestamp: '2026-11-01T00:00:00.000Z' };
    const now = new Date('2026-11-02T00:00:00Z');
    expect(latestBuild('a', previous, now)).toBe(previous);
    expect(latestBuild('b', previous, now)).toEqual({ id: 'b', timestamp: '2026-11-02T00:00:00.000Z' });
  });
});
