/**
 * Reads the HTML of the pages: titles for share cards, texts for the search, inline styles for the policy, and digests for the review.
 * Each file is read once, and again only if it was written since the last build.
 */
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { waitingScript } from '../../browser/platform/below-styles';
import { digestOfRules } from '../../content/checks/rule-files';
import type { ShellMessages } from '../../site/data/shell';
import { pathOn, type Site } from '../../site/hosting/hosts';
import type { RoutePath } from '../../site/hosting/route-path';
import type { LocaleCode } from '../../site/languages/locales';
import type { Page } from '../../site/pages/page-table';
import { loaderText } from '../bundles/loader-text';
import type { ThisBuild } from '../pages/this-build';
import { type PagePrint, printOf } from './page-prints';
import { decodeEntities, escapeText, type SearchDocument, searchDocument, sectionName } from './search-document';

export interface Reading {
  /** Its title on other sites; null if search engines may not list it. */
  readonly title: string | null;
  readonly documents: readonly SearchDocument[];
  /** Paths of the pictures in its text, in their order. */
  readonly pictures: readonly RoutePath[];
  readonly print: PagePrint;
}

export interface BuiltPage {
  readonly page: Page;
  readonly reading: Reading;
}

/** The readings of the last build, by the path of the page on its host. */
type KeptReadings = Readonly<Record<string, { readonly state: string; readonly reading: Reading }>>;

const keptFile = '.cache/page-readings.json';

/**
 * Reads all pages of a build, and keeps what it found for the next.
 * @param messages those of the frame in each language: they name the sections
 * @throws naming the page, when it lacks an element, has an inline script, or tells search engines the wrong thing
 */
export async function readPages(
  { site, pages }: Pick<ThisBuild, 'site' | 'pages'>,
  messages: (code: LocaleCode) => ShellMessages,
  publicFolder: string,
): Promise<readonly BuiltPage[]> {
  const rules = await digestOfRules(['src/gatsby/written/built-pages.ts']);
  const kept: KeptReadings = JSON.parse(await readFile(keptFile, 'utf8').catch(() => '{}'));
  const next: Record<string, KeptReadings[string]> = {};

  const read = async (page: Page): Promise<BuiltPage> => {
    const address = pathOn(site, page.locale, page.path);
    const section = sectionName(page.route.pattern, messages(page.locale));
    const file = path.join(publicFolder, address, 'index.html');
    // Gatsby writes only changed pages, and a build starts from copies with the times of their originals.
    const { size, mtime } = await stat(file);
    const state = [rules, section, page.route.indexed, size, mtime.toISOString()].join('\n');
    const known = kept[address];
    const reading = known?.state === state ? known.reading : await readFirst(page, section, file);
    next[address] = { state, reading };
    return { page, reading };
  };
  const readFirst = async (page: Page, section: string, file: string): Promise<Reading> => {
    const html = await readFile(file, 'utf8');
    guardIndexing(site, page, html);
    return readPage(site, page, section, html);
  };
  const built = await pMap(pages, read, { concurrency: 32 });
  // The file gets its name only when it is complete.
  await writeFile(`${keptFile}.part`, JSON.stringify(next));
  await rename(`${keptFile}.part`, keptFile);
  return built;
}

/** Pages that search engines may not list have no documents, nor have lists, which repeat other pages. */
export function readPage(site: Site, page: Page, section: string, html: string): Reading {
  const address = pathOn(site, page.locale, page.path);
  guardPolicy(html, address);
  const all = { pictures: textPictures(html), print: printOf(site, html) };
  if (!page.route.indexed) return { ...all, title: null, documents: [] };
  const title = shareTitle(html);
  if (page.route.pattern === '/faq')
    return { ...all, title, documents: questions(page.locale, address, section, html) };
  if (page.list) return { ...all, title, documents: [] };
  // The heading of a page without an entry is a slogan, so the page's name comes first.
  const name = page.entry ? '' : `<h1>${escapeText(title)}</h1>`;
  return { ...all, title, documents: [searchDocument(address, page.locale, section, name + mainContent(html))] };
}

/** The pictures of a text in their own formats, which are in `src`. */
export const textPictures = (html: string): RoutePath[] =>
  [...html.matchAll(/<img(?:\s[\w-]+="[^"]*")+/g)].flatMap(([tag]) => {
    const address = / class="gatsby-resp-image-image"/.test(tag) && / src="(\/[^"]*)"/.exec(tag)?.[1];
    return address ? [decodeEntities(address) as RoutePath] : [];
  });

/** One document per question of the FAQ, so that a result leads to the answer and not to the top of the page. */
const questions = (code: LocaleCode, address: RoutePath, section: string, html: string): SearchDocument[] =>
  [...html.matchAll(/<details id="([^"]+)".*?<h3[^>]*>(.*?)<\/h3>(.*?)<\/details>/gs)].map(([, id, question, answer]) =>
    searchDocument(`${address}#${id}`, code, section, `<h1>${question}</h1>${answer}`),
  );

/** The article of a page, or else its `main` element. */
export function mainContent(html: string): string {
  const main = between(html, '<main', '</main>');
  if (main === null)
    throw new Error('The page has no main element; its layout needs one, since the search reads only that');
  return between(main, '<article', '</article>') ?? main;
}

export function shareTitle(html: string): string {
  const title = /<meta[^>]+property="og:title"[^>]+content="([^"]*)"/.exec(html)?.[1];
  if (!title) throw new Error('The page has no og:title; render PageHead, which writes one');
  return decodeEntities(title);
}

/** The part of a text from the first `from` to the last `to`, both included. */
function between(text: string, from: string, to: string): string | null {
  const start = text.indexOf(from);
  const end = text.lastIndexOf(to);
  return start < 0 || end < start ? null : text.slice(start, end + to.length);
}

const robots = /<meta[^>]+name="robots"[^>]*>/g;

/** @throws when a page of the preview may be listed by search engines, or a listed page of a public host refuses them */
export function guardIndexing(site: Site, page: Pick<Page, 'locale' | 'path' | 'route'>, html: string): void {
  const refuses = (html.match(robots) ?? []).some((tag) => /content="[^"]*\bno(?:ne|index)\b/.test(tag));
  const address = pathOn(site, page.locale, page.path);
  if (site.target === 'preview' && !refuses) {
    throw new Error(
      `${address} of the preview could be listed by search engines; its head needs PageHead, which refuses it`,
    );
  }
  if (site.target !== 'preview' && page.route.indexed && refuses) {
    throw new Error(`${address} of ${site.target} refuses search engines; its route is one that they may list`);
  }
}

/** Tags, with the text of scripts. Attributes are read as a whole, since one may contain what looks like a tag. */
const tags = /<(?:(script)\b((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/\1>|([a-z](?:[^>"']|"[^"]*"|'[^']*')*)>)/gis;
const attributes = /\s([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Types of script elements that hold data, which browsers do not run. */
const dataTypes = /\stype="application\/(?:ld\+)?json"/;

/** @throws naming the page, when it has a style attribute or an inline script other than the loader */
export function guardPolicy(html: string, page: string): void {
  const refuse = (what: string, text: string): never => {
    throw new Error(`${page} has ${what}, which the Content-Security-Policy forbids: ${text.slice(0, 80)}`);
  };
  for (const [, script, own = '', text = '', tag = own] of html.matchAll(tags)) {
    for (const [attribute, key] of tag.matchAll(attributes)) {
      if (key?.toLowerCase() === 'style') refuse('a style attribute', attribute.trim());
    }
    if (!script || dataTypes.test(own) || /\ssrc="/.test(own) || [loaderText(), waitingScript].includes(text)) continue;
    refuse('an inline script', text);
  }
}
