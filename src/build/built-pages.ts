/**
 * The pages of a build and their text, for everything that is made from built pages (design 12).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import type { Shell } from '../shell/shell';
import type { Site } from '../site/hosts';
import type { LocaleCode } from '../site/locales';
import type { PageContext } from '../site/page-context';
import { shellFolder } from './shell-files';

/** The folder that Gatsby writes. */
export const publicFolder = 'public';

/** One page that search engines may list, as Gatsby knows it. */
export interface BuiltPage {
  /** Its path on the host. */
  readonly path: string;
  readonly pageContext: PageContext;
}

/** A finished build: the input for everything that is made from its pages. */
export interface Build {
  readonly site: Site;
  /** Every page that search engines may list. */
  readonly pages: readonly BuiltPage[];
  /** Messages of the frame in each language of the build. */
  readonly shells: Readonly<Record<LocaleCode, Shell>>;
}

/** Reads the pages and the shells of the build. */
export async function readBuild(site: Site, graphql: BuildArgs['graphql']): Promise<Build> {
  const answer = await graphql<{ allSitePage: { nodes: BuiltPage[] } }>(
    '{ allSitePage { nodes { path pageContext } } }',
  );
  return {
    site,
    pages: (answer.data?.allSitePage.nodes ?? []).filter(({ pageContext }) => pageContext.indexed),
    shells: JSON.parse(await readFile(path.join(shellFolder, 'all.json'), 'utf8')),
  };
}

/** The HTML of a page as it was written. */
export const htmlOf = (page: Pick<BuiltPage, 'path'>): Promise<string> =>
  readFile(path.join(publicFolder, page.path, 'index.html'), 'utf8');

/**
 * The main content of a page: its article if it has one, without what is shown next to it.
 * @throws when the page has no `main` element
 */
export function mainContent(html: string): string {
  const main = between(html, '<main', '</main>');
  if (main === null)
    throw new Error('The page has no main element; its layout needs one, since the search reads only that');
  return between(main, '<article', '</article>') ?? main;
}

/**
 * The title of a page as other sites show it (`og:title`).
 * @throws when its head has no `og:title`
 */
export function shareTitle(html: string): string {
  const title = /<meta[^>]+property="og:title"[^>]+content="([^"]*)"/.exec(html)?.[1];
  if (!title) throw new Error('The page has no og:title; render PageHead, which writes one');
  return decodeEntities(title);
}

/** The part of a text from the first occurrence of one mark to the last occurrence of another, both included. */
function between(text: string, from: string, to: string): string | null {
  const start = text.indexOf(from);
  const end = text.lastIndexOf(to);
  return start < 0 || end < start ? null : text.slice(start, end + to.length);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Undoes what React escapes in an attribute. */
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => entities[name] ?? entity);
