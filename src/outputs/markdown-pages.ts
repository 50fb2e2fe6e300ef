/**
 * The Markdown version of each article, help page and release, at its address with `.md`: the author's text with absolute addresses,
 * and with what a reader of the page sees as front matter.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { stringify } from 'yaml';
import { applied } from '../content/fixes/edits';
import { markdownLink } from '../content/render/links';
import { messagesOf } from '../gatsby/messages';
import type { EntryTexts, ThisBuild } from '../gatsby/pages/this-build';
import { isStatic } from '../gatsby/pages/written-pages';
import type { BuiltPage } from '../gatsby/written/built-pages';
import { addressOf, localesOf, type Site } from '../site/hosting/hosts';
import type { RoutePath } from '../site/hosting/route-path';
import { withoutBreakSigns } from '../site/languages/break-signs';
import { type LocaleCode, localeOf } from '../site/languages/locales';
import { markdownPagesOf, markdownPath } from '../site/pages/markdown-pages';
import type { Page } from '../site/pages/page-table';

interface MarkdownInput {
  readonly page: Pick<Page, 'locale' | 'path'>;
  readonly texts: EntryTexts;
  /** Paths of the pictures that the page shows in its text. */
  readonly pictures: readonly RoutePath[];
  /** What the page calls the highlights of a release. */
  readonly highlightsTitle: string;
}

/** @throws when the text has a picture that the page does not show */
export function markdownPage(site: Site, { page, texts, pictures, highlightsTitle }: MarkdownInput): string {
  const { source, title, description, date, updated, addresses, unshown, frontMatterEnd, highlights } = texts;
  const canonical = addressOf(site, page.locale, page.path);
  const edits = addresses.map(({ from, to, url, isImage }) => {
    const address = isImage
      ? new URL(pictureNamed(url, pictures, canonical), canonical).href
      : linkedAddress(site, page.locale, url, canonical);
    return { from, to, text: address === url ? source.slice(from, to) : inMarkdown(address) };
  });
  const hidden = unshown.map(({ from, to }) => ({ from, to, text: '' }));
  const body = applied(source, [...hidden, ...edits])
    .split('\n')
    .slice(frontMatterEnd)
    .join('\n')
    .trim();
  const fields = stringify(
    // A help page has only the day of its last change.
    { title, description, date: date ?? updated, updated, language: localeOf(page.locale).tag, canonical },
    { lineWidth: 0 },
  );
  const short = highlights.map((item) => `- ${escapeMarkdown(item)}\n`).join('');
  const above = short && `**${escapeMarkdown(highlightsTitle)}**\n\n${short}\n`;
  return withoutBreakSigns(`---\n${fields}---\n\n${above}${body}\n`);
}

/** The absolute address of a link, the same as on the page. */
function linkedAddress(site: Site, code: LocaleCode, url: string, canonical: string): string {
  const address = markdownLink({ ...site, target: localeOf(code).host }, code, url).url;
  return URL.canParse(address) ? address : new URL(address, canonical).href;
}

/** The path of a picture, whose name the build keeps. */
function pictureNamed(url: string, pictures: readonly RoutePath[], canonical: string): RoutePath {
  const name = fileName(url);
  const found = pictures.find((picture) => fileName(decodeURIComponent(picture)) === name);
  if (!found) throw new Error(`${canonical} does not show the picture ${url} of its text (${pictures.join(', ')})`);
  return found;
}

/** sharp writes `.jpeg` as `.jpg`. */
const fileName = (address: string): string => path.posix.basename(address).replace(/\.jpeg$/, '.jpg');

/** An address for a link, between `<` and `>` if it would end too early otherwise. */
const inMarkdown = (address: string): string => (/[\s()]/.test(address) ? `<${address}>` : address);

export const escapeMarkdown = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>~&]/g, '\\$&');

/**
 * Writes the Markdown version of each page that has one, and removes those of deleted pages.
 * @returns their number
 */
export async function writeMarkdownPages(
  { site, texts }: Pick<ThisBuild, 'site' | 'texts'>,
  built: readonly BuiltPage[],
  publicFolder: string,
): Promise<number> {
  const titles = new Map<LocaleCode, string>();
  for (const code of localesOf(site)) titles.set(code, (await messagesOf(code, 'article')).highlights);
  const readings = new Map(built.map(({ page, reading }) => [page, reading]));

  const write = async (page: Page): Promise<string> => {
    const entry = page.entry && texts.get(page.entry);
    if (!entry) throw new Error(`The text of ${page.path} in ${page.locale} is not known`);
    const file = path.join(publicFolder, markdownPath(site, page.locale, page.path));
    const pictures = readings.get(page)?.pictures ?? [];
    const highlightsTitle = titles.get(page.locale) ?? '';
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, markdownPage(site, { page, texts: entry, pictures, highlightsTitle }));
    return file;
  };
  const written = new Set(await pMap(markdownPagesOf([...readings.keys()]), write, { concurrency: 32 }));
  await removeOthers(publicFolder, written);
  return written.size;
}

async function removeOthers(publicFolder: string, written: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(publicFolder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.md') || written.has(file)) continue;
    if (!(await isStatic(publicFolder, file))) await rm(file);
  }
}
