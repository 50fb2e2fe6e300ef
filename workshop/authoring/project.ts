/** Pages as the verbs see them: Markdown files at valid paths, with their text. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '../../src/content/checks/load';
import { type Placement, placementOf } from '../../src/content/model/placement';
import { didYouMean } from '../../src/content/nearest';
import { decode } from '../../src/content/text/decode';
import { fieldsOf } from '../../src/content/text/front-matter-fields';
import { readTree } from '../../src/content/tree/read-tree';
import { authorRedirects } from '../../src/gatsby/pages/author-redirects';
import { type Site, siteFrom } from '../../src/site/hosting/hosts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '../../src/site/languages/locales';
import type { Entry } from '../../src/site/pages/entry';
import { russianPlace } from '../../src/site/pages/moved-articles';
import { type PageTable, pageTable } from '../../src/site/pages/page-table';
import { type Section, sections } from '../../src/site/pages/sections';
import { git } from './git';
import { writeSafely } from './safe-write';
import type { PlacedText } from './translations/translation-status';
import { type Surroundings, UsageError } from './verb';

export interface PageFile extends Placement, PlacedText {
  /** Relative to the project. */
  readonly file: string;
}

export interface Page {
  readonly section: Section;
  readonly id: string;
}

/** `blog/first-rpa-flow`. */
export const nameOf = ({ section, id }: Page): string => `${section}/${id}`;

export const fileOf = ({ section, id }: Page, locale: LocaleCode): string => `content/${section}/${id}/${locale}.md`;

/** Its own address and those that redirect to it. None for a draft or a question. */
export function addressesOf({ section, path: own, text }: PageFile): string[] {
  const { aliases, draft } = fieldsOf(text);
  if (section === 'faq' || draft === true) return [];
  return [own, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
}

/** Where the page is named outside the content, as `file:line`: no verb changes that. None without a Git repository. */
export async function mentionsOf(root: string, page: Page): Promise<readonly string[]> {
  const found = await git(root, 'grep', '-nIP', `(?<![\\w-])${nameOf(page)}(?![\\w-])`, '--', '.', ':!content');
  return (found ?? '').split('\n').flatMap((line) => /^[^:]+:\d+/.exec(line)?.[0] ?? []);
}

/** How the pictures of the application are drawn, by their path under content. */
const drawingsFile = 'workshop/scenes/pictures.yaml';

/** Puts the drawings of a page under its new name, or takes them out where it is gone. */
export async function moveDrawings(root: string, page: Page, to: Page | null): Promise<void> {
  const text = await readFile(path.join(root, drawingsFile), 'utf8').catch(() => '');
  const name = nameOf(page).replaceAll('/', '\\/');
  const moved = to
    ? text.replace(new RegExp(`^${name}\\/`, 'gm'), `${nameOf(to)}/`)
    : text.replace(new RegExp(`^${name}\\/[^\\n]*\\n(?:[ \\t][^\\n]*\\n|\\n(?=[ \\t]))*`, 'gm'), '');
  if (moved !== text) await writeSafely(root, drawingsFile, moved);
}

/** What an author can change by hand; what the code says is for engineers, whose tests name it. */
export function saidOfMentions(places: readonly string[]): string[] {
  const inDocuments = places.filter((place) => /^(?:docs\/|[^/]*\.md:)/.test(place));
  const { length } = places.filter((place) => !inDocuments.includes(place));
  return [
    ...inDocuments.map((place) => `named in ${place}; change it by hand`),
    ...(length > 0 ? [`named in ${length} lines of code and tests, which is for engineers (--json lists them)`] : []),
  ];
}

/** Leaves misplaced files to the check. */
export const pagesIn = (texts: Iterable<readonly [file: string, text: string]>): readonly PageFile[] =>
  [...texts].flatMap(([file, text]): PageFile[] => {
    const placed = placementOf(file);
    return 'placement' in placed ? [{ ...placed.placement, file, text }] : [];
  });

/** Leaves files that are not text to the check, too. */
export async function readPages(root: string): Promise<readonly PageFile[]> {
  const { texts } = await readTree(root);
  return pagesIn(
    [...texts].flatMap(([file, bytes]) => {
      const { text } = decode(bytes);
      return text === null ? [] : [[file, text] as const];
    }),
  );
}

/**
 * Accepts `blog/first`, `/blog/first`, or the path of one of its files.
 * @throws UsageError otherwise, with the nearest section
 */
export function pageNamed(name: string): Page {
  const [section = '', id = '', file = '', ...more] = name
    .replace(/^\.?\//, '')
    .replace(/^content\//, '')
    .replace(/\/$/, '')
    .split('/');
  const wrong = `"${name}" is not a page; write <section>/<id>, such as blog/first-rpa-flow`;
  const known = sections.find((candidate) => candidate === section);
  if (!known) throw new UsageError(`${wrong}${didYouMean(section, sections)} (sections: ${sections.join(', ')})`);
  if (id === '' || more.length > 0 || (file !== '' && !file.endsWith('.md'))) throw new UsageError(wrong);
  return { section: known, id };
}

/**
 * A page that a person named, its files, and those of all pages.
 * @throws UsageError when there is no such page, with the nearest name
 */
export async function openPage(root: string, given: string) {
  const page = pageNamed(given);
  const name = nameOf(page);
  const pages = await readPages(root);
  const files = pages.filter((file) => nameOf(file) === name);
  if (files.length === 0) {
    throw new UsageError(`there is no page ${name}${didYouMean(name, [...new Set(pages.map(nameOf))])}`);
  }
  return { page, name, pages, files, source: files.find(({ locale }) => locale === defaultLocale) };
}

export function localeNamed(code: string): LocaleCode {
  if (isLocaleCode(code)) return code;
  throw new UsageError(`"${code}" is not a language code (${localeCodes.join(', ')})`);
}

export const localesNamed = (list: readonly string[] | undefined): readonly LocaleCode[] => [
  ...new Set(
    (list ?? [])
      .flatMap((codes) => codes.split(','))
      .map((code) => code.trim())
      .filter(Boolean)
      .map(localeNamed),
  ),
];

/** @throws UsageError when there is no such section, with the nearest one */
export function sectionNamed(name: string): Section {
  const known = sections.find((section) => section === name);
  if (known) return known;
  throw new UsageError(`"${name}" is not a section${didYouMean(name, sections)} (${sections.join(', ')})`);
}

/**
 * Which files some paths of files and folders select, all relative to the project.
 * @param isExact whether no paths select no file; otherwise they select all
 */
export function choiceOf(chosen: readonly string[], isExact: boolean): (file: string) => boolean {
  const isAll = chosen.includes('') || (chosen.length === 0 && !isExact);
  return (file) => isAll || chosen.some((name) => file === name || file.startsWith(`${name}/`));
}

/**
 * Accepts what people type or paste: `content/blog/first`, `blog/first`, backslashes, `content/blog/first/en.md:12` from a
 * message. A file that Git knew may be gone: a change can remove it.
 * @param folders those that the verb looks into
 * @returns paths relative to the project
 * @throws UsageError for a name that nothing has, with the nearest one
 */
export async function filesNamed(
  root: string,
  names: readonly string[],
  folders: readonly string[],
): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => {
      const written = name.replaceAll('\\', '/').replace(/(:\d+)+$/, '');
      const inProject = path.relative(root, path.resolve(root, written)).split(path.sep).join('/');
      const inContent = path.posix.join('content', written).replace(/\/$/, '');
      const isLookedAt = choiceOf(folders, true);
      const candidates = [inProject, inContent].filter((file) => file === '' || isLookedAt(file));
      const found = candidates.find((file) => existsSync(path.join(root, file)));
      if (found !== undefined) return found;
      for (const file of candidates) if (await git(root, 'log', '-1', '--format=%H', '--', file)) return file;
      const known = (await readPages(root)).flatMap((page) => [`content/${nameOf(page)}`, page.file]);
      const near = didYouMean(candidates[0] ?? inContent, known);
      const advice = `write a path in ${folders.join(', ')}, or <section>/<id>`;
      throw new UsageError(`nothing under "${name}" is looked at${near} (${advice})`);
    }),
  );
}

export const wholeSite = (env: Surroundings['env']): Site =>
  siteFrom({ ...env, SITE_HOST: 'global', SITE_LOCALES: '' });

/** Whether another site serves the Russian pages of a section (specification 2.5, rule 2). */
export const leftTheSite =
  (site: Site) =>
  (locale: LocaleCode, path: string): boolean =>
    locale === 'ru' && russianPlace(site.config, path) !== null;

/**
 * Drafts are on the preview only.
 * @param files also those with faults in their fields, which still have their pages, so that one fault is reported once
 */
export function tableOf(
  site: Site,
  { documents }: Pick<LoadedContent, 'documents'>,
  files: readonly PageFile[] = [],
): PageTable {
  const entries = new Map<string, Entry>(files.map(({ file, section, id, locale }) => [file, { section, id, locale }]));
  for (const { file, entry, draft } of documents) {
    if (draft && site.target !== 'preview') entries.delete(file);
    else entries.set(file, entry);
  }
  return pageTable([...entries.values()], site.locales, site.target);
}

/** The whole site with its redirects. */
export async function openSite(
  { root, env }: Pick<Surroundings, 'root' | 'env'>,
  pages: readonly PageFile[],
  loaded: LoadedContent,
) {
  const site = wholeSite(env);
  const table = tableOf(site, loaded, pages);
  return { site, table, ...(await authorRedirects(root, site, table, loaded)) };
}
