/**
 * A small site with every kind of address, for the tests of the redirect rules: its page table, its author redirects, and
 * its built hosts in a temporary folder.
 */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ManifestInput, manifestInput } from '../../plugins/gatsby-plugin-host-manifests/src/manifest-input';
import { writeManifests } from '../../plugins/gatsby-plugin-host-manifests/src/write-manifests';
import { type BuildTarget, localesOf, siteFrom } from '../../src/site/hosting/hosts';
import { enabledLocales, type LocaleCode, localeOf } from '../../src/site/languages/locales';
import type { Entry } from '../../src/site/pages/entry';
import { markdownPagesOf, markdownPath } from '../../src/site/pages/markdown-pages';
import { type PageTable, pageTable } from '../../src/site/pages/page-table';
import type { Section } from '../../src/site/pages/sections';
import { articleRedirects } from '../../src/site/redirects/article-redirects';
import type { AuthorRedirect } from '../../src/site/redirects/author-redirects';

/** The build targets on which the rules are tested. */
export const targets: readonly BuildTarget[] = ['global', 'zh', 'ru', 'preview'];

const articles: readonly Pick<Entry, 'section' | 'id' | 'category' | 'tags'>[] = [
  { section: 'blog', id: 'first-rpa-flow', category: 'automation', tags: ['rpa'] },
  { section: 'blog', id: 'facebook-agency-ad-account', category: 'guides', tags: ['advertising'] },
  { section: 'blog', id: 'proxy-vpn-antidetect-browser', category: 'basics', tags: ['proxy'] },
  { section: 'news', id: 'linux-appimage', category: 'product', tags: ['profiles'] },
  { section: 'features', id: 'synchronizer' },
  { section: 'helps', id: 'install-facet', category: 'start' },
  { section: 'pages', id: 'privacy' },
];

const only = (section: Section, id: string, locales: readonly LocaleCode[]): Entry[] =>
  locales.map((locale) => ({ section, id, locale, category: 'start' }));

/** The inventory: some articles in every language but Russian, whose blog lies elsewhere, and what few languages have. */
const entries: readonly Entry[] = [
  ...enabledLocales.flatMap((locale) =>
    articles
      .filter(({ section }) => locale !== 'ru' || (section !== 'blog' && section !== 'news'))
      .map((article) => ({ ...article, locale, date: '2026-11-01' })),
  ),
  ...only('guide', 'use-synchronizer', ['zh']),
  ...only('solutions', 'amazon', ['en', 'pt', 'zh', 'tc', 'ru', 'vn']),
];

/** Every page of the small site. */
export const table: PageTable = pageTable(entries, enabledLocales);

/** The route rules of the small site: its two moved articles, and what authors have moved. */
export const redirects: readonly AuthorRedirect[] = [
  ...articleRedirects(enabledLocales, (locale, page) => table.find(locale, page) !== undefined),
  { locale: 'en', from: '/old-pricing', to: '/pricing' },
  { locale: 'en', from: '/manual', to: 'https://docs.facet.example/docs/en/start/install' },
  { locale: 'ru', from: '/stoimost', to: '/pricing' },
  { locale: 'zh', from: '/jiage', to: '/pricing' },
  { locale: 'vn', from: '/bang-gia', to: '/pricing' },
  { locale: 'de', from: '/preise/alt', to: '/pricing' },
  { locale: 'th', from: '/%E0%B8%A3%E0%B8%B2%E0%B8%84%E0%B8%B2', to: '/pricing' },
  { locale: 'en', from: '/brochure.pdf', to: '/download' },
];

export const scripts = ['sha256-loader'];

/** The input of one host's manifests. */
export const inputFor = (target: BuildTarget): ManifestInput =>
  manifestInput(siteFrom({ SITE_HOST: target }), table, redirects);

/** Writes every host of the small site as a build would, and answers with the folder that holds them. */
export async function buildFixture(): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'facet-dist-'));
  await Promise.all(targets.map((target) => buildHost(target, path.join(dist, target))));
  return dist;
}

async function buildHost(target: BuildTarget, folder: string): Promise<void> {
  const input = inputFor(target);
  const files: [string, string][] = [
    ['page-data/app-data.json', '{"webpackCompilationHash":"0"}'],
    ['404.html', html('404.html')],
    ['app-01234567.js', `console.log(${JSON.stringify('x'.repeat(2000))})`],
    ['llms.txt', '# Facet'],
    ['static/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ];
  for (const page of input.paths) {
    files.push([path.join(page, 'index.html'), html(page)]);
    files.push([path.join('page-data', page === '/' ? 'index' : page, 'page-data.json'), JSON.stringify({ page })]);
  }
  const own = table.pages.filter(({ locale }) => localesOf(input.site).includes(locale));
  for (const page of markdownPagesOf(own)) {
    files.push([markdownPath(input.site, page.locale, page.path), `# ${page.path}\n${'Text. '.repeat(200)}\n`]);
  }
  for (const code of target === 'preview' ? [] : localesOf(input.site)) {
    files.push([`sitemaps/${localeOf(code).tag}/sitemap-0.xml`, sitemap(code)]);
  }
  await Promise.all(
    files.map(async ([name, text]) => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }),
  );
  await writeManifests(folder, input, scripts, {});
}

const html = (page: string): string =>
  `<!doctype html><title>${page}</title><a href="https://www.facet-zh.example/pricing">中文</a>${'<p>text</p>'.repeat(200)}`;

const sitemap = (code: LocaleCode): string =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${code}</loc></url></urlset>`;
