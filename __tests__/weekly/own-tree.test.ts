/**
 * The whole way of a team with a product of its own: its content, its name and its addresses in the configuration, a build from
 * nothing, and another one after a page has been deleted. No word of the content of this repository takes part in it.
 * Two builds take minutes: the weekly job asks for it (`WEEKLY=1 npx jest __tests__/weekly`).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configFrom, type configVariables } from '../../src/site/hosting/config';
import { copyProject, linkPackages } from '../../workshop/build/project-copy';
import { root } from '../../workshop/paths';

const tree = '__tests__/fixtures/own-tree';

const origin = (name: string): string => `https://${name}.prisma.example`;

/** Every variable that has a default with the old name, with the new one. */
const configuration = {
  SITE_NAME: 'Prisma',
  SITE_ORIGIN_GLOBAL: origin('www'),
  SITE_ORIGIN_ZH: origin('zh'),
  SITE_ORIGIN_RU: origin('ru'),
  SITE_ALTERNATE_DOMAINS: 'prisma.example',
  SITE_REGISTER_URL: `${origin('app')}/register`,
  SITE_LOGIN_URL: `${origin('app')}/login`,
  SITE_DOCS_ORIGIN: origin('docs'),
  SITE_RUSSIAN_BLOG_URL: `${origin('blog')}/`,
  SITE_DOWNLOADS_ORIGIN: origin('downloads'),
  SITE_SUPPORT_EMAIL: 'support@prisma.example',
  SITE_SECURITY_EMAIL: 'security@prisma.example',
  SITE_CHANNEL_TELEGRAM: origin('telegram'),
  SITE_CHANNEL_YOUTUBE: origin('video'),
  SITE_CHANNEL_DISCORD: origin('chat'),
  SITE_CHANNEL_GITHUB: origin('code'),
  SITE_CHANNEL_WECHAT: origin('wechat'),
} satisfies Partial<Record<keyof typeof configVariables, string>>;

const oldName = configFrom({}).name;

/**
 * What has the same letters and is no name: the facets of the cut stone with their colors and places, and the cookies, whose
 * names a server knows.
 */
const others = /--facet-\d|data-facet|\bfacet(?=[:=,)}\]. ]|$)|facet_(?:device|referral|referrer)/g;

/** The lines of a file that name the old product. */
function oldNamesIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8').replace(others, '');
  return [...text.matchAll(new RegExp(`.{0,60}${oldName}.{0,60}`, 'gi'))].map(([found]) => found);
}

test('a team’s own tree is built under its own name, and a deleted file takes its page, its data and its sitemap entry with it', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'own-tree-'));
  await copyProject(root, project);
  rmSync(path.join(project, 'content'), { recursive: true });
  cpSync(path.join(root, tree), path.join(project, 'content'), { recursive: true });
  cpSync(path.join(root, 'content/taxonomy.yaml'), path.join(project, 'content/taxonomy.yaml'));
  await linkPackages(root, project);
  const dist = (name: string) => path.join(project, 'dist/ru', name);
  const sitemap = () => readFileSync(dist('ru-RU-sitemap.xml'), 'utf8');
  const build = () =>
    execFileSync(path.join(root, 'node_modules/.bin/tsx'), ['workshop/build/build.ts', '--host', 'ru'], {
      cwd: project,
      env: { ...process.env, ...configuration },
      stdio: 'pipe',
      encoding: 'utf8',
    });
  try {
    build();
    const page = 'helps/move-house';
    expect(readFileSync(dist(`${page}/index.html`), 'utf8')).toMatch(
      /<title[^>]*>Как перенести профили на новый компьютер \| Prisma</,
    );
    expect(existsSync(dist(`page-data/${page}/page-data.json`))).toBe(true);
    expect(sitemap()).toContain(`${origin('ru')}/${page}<`);
    expect(readFileSync(dist('_redirects'), 'utf8')).toMatch(/^\/start\s+\/helps\/first-profile\s/m);

    // What Gatsby copies there is a library of others.
    const files = readdirSync(dist(''), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist(''), path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('~partytown'));
    expect(files.filter((file) => new RegExp(oldName, 'i').test(file))).toEqual([]);
    const texts = files.filter((file) => /\.(?:html|json|js|css|xml|txt|md|svg)$|^_(?:headers|redirects)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap((file) => oldNamesIn(dist(file)).map((found) => `${file}: ${found}`))).toEqual([]);

    rmSync(path.join(project, `content/${page}`), { recursive: true });
    const told = build();
    // Gatsby says so when it does not trust its cache: then this would be another test.
    expect(told).not.toMatch(/we're deleting your site's cache/i);
    expect(existsSync(dist(`${page}/index.html`))).toBe(false);
    expect(existsSync(dist(`page-data/${page}/page-data.json`))).toBe(false);
    expect(sitemap()).not.toContain(`/${page}<`);
    expect(sitemap()).toContain('/helps/first-profile<');
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}, 900_000);
