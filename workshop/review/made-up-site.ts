/** A small site in three languages, the manifest of its build, and what the review says of changes to it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  type ManifestPage,
  manifestVersion,
  nameOfPage,
  type PageManifest,
} from '../../src/gatsby/written/page-manifest-format';
import { digestOf } from '../../src/gatsby/written/page-prints';
import type { LocaleCode } from '../../src/site/languages/locales';
import { inputChanges } from './changed-inputs';
import type { Evidence } from './comparison';

/** A text is its title, description and body, by line. */
export interface MadeUpSite {
  readonly files: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly templates: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  readonly menu: string;
  readonly redirects: PageManifest['redirects'];
  /** On no page: a script chooses among them. */
  readonly prices: Readonly<Record<string, number>>;
}

const languages = ['en', 'de', 'vn'] as const satisfies readonly LocaleCode[];

export const text = (title: string): string => `${title}\nAbout ${title}\nBody of ${title}`;

export const usual: MadeUpSite = {
  files: {
    'content/blog/first/en.md': text('First'),
    'content/blog/first/vn.md': text('Đầu tiên'),
    'content/blog/first/cover.png': 'picture',
    'content/blog/second/en.md': text('Second'),
    'content/taxonomy.yaml': 'terms',
  },
  messages: Object.fromEntries(
    languages.flatMap((code) => [
      [`${code} home`, { 'hero.title': `Welcome ${code}` }],
      // The first stands in the header, the second in a dialog.
      [`${code} shell`, { 'nav.blog': `Blog ${code}`, 'consent.title': `Privacy ${code}` }],
    ]),
  ),
  templates: { home: 'h', 'article-list': 'l', article: 'a' },
  styles: { home: 'red', 'article-list': 'red', article: 'red' },
  menu: 'menu',
  redirects: [{ locale: 'en', from: '/old', to: '/blog/first' }],
  prices: { 'USD 20': 15 },
};

export const withFiles = (files: MadeUpSite['files']): MadeUpSite => ({
  ...usual,
  files: { ...usual.files, ...files },
});

/** What a review is told besides pages and inputs, if nothing is known. */
export const nothingKnown = { statuses: [], stale: null, faults: [], drafts: [], commit: null, edit: null } as const;

export interface Drawn {
  readonly locale: LocaleCode;
  readonly path: string;
  readonly identity: string;
  readonly template: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** Articles whose covers it shows. */
  readonly covers: readonly string[];
  readonly sources: string[];
}

/** Home in every language; where there are articles, their list, and each of them with the next one's title. */
export const drawnPages = (site: MadeUpSite): readonly Drawn[] =>
  languages.flatMap((locale): Drawn[] => {
    const ids = Object.keys(site.files).flatMap(
      (file) => new RegExp(`^content/blog/(.+)/${locale}\\.md$`).exec(file)?.[1] ?? [],
    );
    const articles = ids.sort().map((id) => {
      const lines = (site.files[`content/blog/${id}/${locale}.md`] ?? '').split('\n');
      const [title = '', description = '', body = ''] = lines;
      return { id, title, description, body };
    });
    const home = { identity: '/', path: '/', template: 'home', title: 'Home', description: 'Home' };
    const list = { identity: 'blog list', path: '/blog', template: 'article-list', title: 'Blog', description: '' };
    const cards = articles.map(({ title, description }) => `${title} ${description}`).join();
    const welcome = JSON.stringify(site.messages[`${locale} home`])?.replaceAll('{{product}}', 'Facet');
    return [
      { locale, ...home, text: welcome, covers: [], sources: [] },
      ...(articles.length > 0 ? [{ locale, ...list, text: cards, covers: ids, sources: ['blog/'] }] : []),
      ...articles.map(({ id, title, description, body }, index): Drawn => {
        const next = articles[index + 1];
        const [identity, path] = [`blog/${id}`, `/blog/${id}`];
        const text = `${title} ${body} ${next?.title}`;
        const sources = [identity, ...(next ? [`blog/${next.id}`] : [])];
        return { locale, identity, path, template: 'article', title, description, text, covers: [id], sources };
      }),
    ];
  });

export function madeUpManifest(site: MadeUpSite, target = 'global'): PageManifest {
  const drawn = drawnPages(site);
  const pages = drawn.map(({ template, text: shown, covers, ...page }): ManifestPage => {
    const having = drawn.filter(({ identity }) => identity === page.identity).map(({ locale }) => locale);
    const digests = [
      shown,
      `${page.title} ${page.description} ${having} ${page.path}`,
      `${site.templates[template]}`,
      `${covers.flatMap((id) => site.files[`content/blog/${id}/cover.png`] ?? [])}`,
      `${site.messages[`${page.locale} shell`]?.['nav.blog']} ${site.menu} ${having}`,
      `${site.styles[template]}`,
    ].map(digestOf);
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = digests;
    return { ...page, route: template, digests: [a, b, c, d, e, f] };
  });

  return {
    version: manifestVersion,
    target,
    pages,
    routes: Object.fromEntries(
      Object.keys(site.templates).map((name) => [name, { template: name, messages: name === 'home' ? ['home'] : [] }]),
    ),
    redirects: [...site.redirects],
    outside: {},
  };
}

/** The project's files, as far as the made-up site has them. */
const projectFiles = (site: MadeUpSite): Readonly<Record<string, string>> => ({
  ...site.files,
  ...Object.fromEntries([
    ...Object.entries(site.messages).map(([name, messages]) => [
      `locales/${name.replace(' ', '/')}.json`,
      JSON.stringify(messages),
    ]),
    ...Object.entries(site.templates).map(([name, code]) => [`src/templates/${name}/${name}.tsx`, code]),
    ...Object.entries(site.styles).map(([name, code]) => [`src/templates/${name}/${name}.module.css`, code]),
    ['src/site/pages/menus.ts', site.menu],
    ['src/site/product/prices.json', JSON.stringify(site.prices)],
    [
      'content/redirects.yaml',
      JSON.stringify(site.redirects.map(({ locale, from, to }) => ({ language: locale, from, to }))),
    ],
  ]),
});

/** What a change of the usual site is to the review: the inputs that differ, and the texts of its pages. */
export function evidenceOf(site: MadeUpSite): Evidence {
  const [was, is] = [projectFiles(usual), projectFiles(site)];
  const bytes = (text: string | undefined): Uint8Array | null => (text === undefined ? null : Buffer.from(text));
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((file) => was[file] !== is[file]);
  const drawn = new Map(
    drawnPages(site).map((page) => [
      nameOfPage(page),
      `${page.text} ${site.messages[`${page.locale} shell`]?.['nav.blog']}`,
    ]),
  );
  return {
    inputs: changed.flatMap((file) => inputChanges(file, bytes(was[file]), bytes(is[file]))),
    shows: (page, text) => drawn.get(nameOfPage(page))?.includes(text) === true,
  };
}

type Change = Partial<Omit<MadeUpSite, 'files'>> & {
  readonly files?: Readonly<Record<string, string | null>>;
  readonly says: readonly string[];
};

function siteAfter({ files, messages, templates, styles, ...rest }: Omit<Change, 'says'>): MadeUpSite {
  const kept = Object.entries({ ...usual.files, ...files }).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    ...usual,
    ...rest,
    files: Object.fromEntries(kept),
    messages: Object.fromEntries(
      Object.entries(usual.messages).map(([name, own]) => [name, { ...own, ...messages?.[name] }]),
    ),
    templates: { ...usual.templates, ...templates },
    styles: { ...usual.styles, ...styles },
  };
}

/** Of `cases.yaml`: the change, the site after it, and what the comparison says. */
export const cases = Object.entries(
  parse(readFileSync('workshop/review/cases.yaml', 'utf8')) as Record<string, Change>,
).map(([name, { says, ...change }]) => [name, siteAfter(change), says] as const);
