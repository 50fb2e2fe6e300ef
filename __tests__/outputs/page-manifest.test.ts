import { readPage } from '../../src/gatsby/written/built-pages';
import { mergeManifests, type PageManifest, readManifest } from '../../src/gatsby/written/page-manifest-format';
import { pageManifest, writePageManifest } from '../../src/outputs/page-manifest';
import { type BuildTarget, localesOf, siteFrom } from '../../src/site/hosting/hosts';
import type { Entry } from '../../src/site/pages/entry';
import { pageTable } from '../../src/site/pages/page-table';
import { testFolder } from '../support/test-folder';

const { at, read, write } = testFolder();
beforeEach(() => write('public/builds/latest.json'));

const post = (id: string, locale: 'en' | 'zh'): Entry => ({
  section: 'blog',
  id,
  locale,
  date: '2026-01-01',
  category: 'basics',
  tags: ['rpa'],
});

/** Writes the manifest of a build, and reads it again. */
async function manifestOf(target: BuildTarget): Promise<PageManifest> {
  const site = siteFrom({ SITE_HOST: target, SITE_LOCALES: 'en,zh' });
  const table = pageTable([post('first', 'en'), post('second', 'en'), post('first', 'zh')], site.locales, target);
  const built = await Promise.all(
    table.pages
      .filter(({ locale }) => localesOf(site).includes(locale))
      .map(async (page) => {
        const html = `<head><title>T</title><meta property="og:title" content="T"/></head><main><a href="https://other.example/">${page.path}</a></main>`;
        return { page, reading: readPage(site, page, '', html) };
      }),
  );
  const redirects = [{ locale: 'en' as const, from: '/old' as const, to: '/blog/first' }];
  const bytes = await writePageManifest({ partial: null, site, redirects }, built, at('public'));
  const text = read('public/builds/pages.json');
  expect(bytes).toBe(Buffer.byteLength(text));
  const manifest = readManifest(text);
  if (!manifest) throw new Error('The manifest does not have the form that it should have');
  return manifest;
}

test('a partial preview names the pages that it leaves to production', async () => {
  const site = siteFrom({ SITE_HOST: 'preview', SITE_LOCALES: 'en,zh' });
  const leftOut = pageTable([post('first', 'zh')], site.locales, 'preview').pages.filter(({ entry }) => entry);
  const manifest = pageManifest({ site, redirects: [], partial: { leftOut, gone: [] } }, []);
  expect(manifest.leftOut).toEqual(['zh:/blog/first']);
  expect(readManifest(JSON.stringify(manifest))).toEqual(manifest);
  expect(await manifestOf('preview')).not.toHaveProperty('leftOut');
});

test('each page has its place, its route, its digests and what it is made from', async () => {
  const { pages, routes } = await manifestOf('global');
  const sourcesAt = (at: string) => pages.find(({ path: own }) => own === at)?.sources;
  expect(pages.find(({ path: own }) => own === '/blog/first')).toEqual({
    locale: 'en',
    path: '/blog/first',
    identity: 'blog/first',
    route: '/blog/{id} article',
    title: 'T',
    description: '',
    digests: Array(6).fill(expect.stringMatching(/^[\w-]{8}$/)),
    sources: ['blog/first', 'blog/second', 'content/taxonomy.yaml'],
  });
  expect(routes['/blog/{id} article']).toEqual({ template: 'article', messages: ['article'] });
  expect(sourcesAt('/blog')).toEqual(['blog/', 'content/taxonomy.yaml']);
  expect(sourcesAt('/about-us')).toEqual(['content/release/']);
  expect(sourcesAt('/pricing')).toEqual([]);
});

test('it has redirects and outside addresses, and names no text that no page shows', async () => {
  const { pages: _pages, routes: _routes, ...rest } = await manifestOf('global');
  expect(rest).toEqual({
    ...{ version: expect.any(Number), target: 'global', outside: { 'https://other.example/': '/' } },
    redirects: [{ locale: 'en', from: '/old', to: '/blog/first' }],
  });
});

test('the manifests of the hosts together are that of the preview, which leaves out what only it has', async () => {
  const hosts = [await manifestOf('global'), await manifestOf('zh')];
  const preview = await manifestOf('preview');
  const merged = mergeManifests(hosts);
  const names = (manifest: PageManifest | null) => manifest?.pages.map(({ locale, path: own }) => `${locale}${own}`);
  expect(names(merged)?.sort()).toEqual(names(preview)?.sort());
  expect(merged).toMatchObject({
    target: 'global, zh',
    routes: preview.routes,
    redirects: preview.redirects,
  });
  expect(names(preview)).not.toContain('en/_components');
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 0 })],
  ['something else', '[]'],
])('%s is no manifest, and no manifests are none', (_what, text) =>
  expect([readManifest(text), mergeManifests([])]).toEqual([null, null]),
);
