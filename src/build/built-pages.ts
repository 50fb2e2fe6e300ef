/**
 * The pages of a build and the text that stands in them, for what is made from a built page (design 12).
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

/** A build that has ended: what is made from its pages starts from here. */
export interface Build {
  readonly site: Site;
  /** Every page that search engines may list. */
  readonly pages: readonly BuiltPage[];
  /** Messages of the frame in each language of the build. */
  readonly shells: Readonly<Record<LocaleCode, Shell>>;
}

/** Reads what the build has made. */
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
 * The main content of a page: its article where it shows one, without what stands beside it.
 * @throws when the page has no `main` element
 */
export function mainContent(html: string): string {
  const main = between(html, '<main', '</main>');
  if (main === null) throw new Error('The page has no main element: its layout decides what is searched');
  return between(main, '<article', '</article>') ?? main;
}

/**
 * The title of a page, as it names itself to others.
 * @throws when its head has no `og:title`
 */
export function shareTitle(html: string): string {
  const title = /<meta[^>]+property="og:title"[^>]+content="([^"]*)"/.exec(html)?.[1];
  if (!title) throw new Error('The page has no og:title: PageHead writes one');
  return decodeEntities(title);
}

/** The first part of a text from one mark to the last place of another, both included. */
function between(text: string, from: string, to: string): string | null {
  const start = text.indexOf(from);
  const end = text.lastIndexOf(to);
  return start < 0 || end < start ? null : text.slice(start, end + to.length);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Undoes what React escapes in an attribute. */
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => entities[name] ?? entity);
