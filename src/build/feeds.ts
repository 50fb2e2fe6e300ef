/**
 * The feeds of the blog, the news and the releases, one per language that has them (design 12): RSS 2.0 with the newest
 * entries, in the words of the language, every address absolute.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Feed } from 'feed';
import type { ContentDocument } from '../content/documents';
import type { Messages } from '../messages';
import { fillMessage } from '../queries/data';
import { type FeedSection, feedPath, feedRoute, feedSections } from '../site/feeds';
import { addressOf, localesOf, type Site } from '../site/hosts';
import { type LocaleCode, localeOf } from '../site/locales';
import { type EntryKey, keyOf } from '../site/page-table';
import { withoutSoftHyphens } from '../site/soft-hyphens';
import type { ThisBuild } from './this-build';

/** Entries in a feed. */
const newest = 30;

/** The texts of an entry that a feed shows. */
export interface FeedTexts {
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly date: string;
}

/** One entry of a feed: its texts and its public address. */
export interface FeedEntry extends FeedTexts {
  readonly address: string;
}

/** Title and description of a section in the language of the feed. */
type SectionTexts = Pick<Messages['lists'][FeedSection], 'title' | 'description'>;

/**
 * The feed of a section in one language as XML. It depends on its entries alone, so that an unchanged build makes the
 * same file.
 * @param entries in any order
 */
export function feedXml(
  site: Site,
  code: LocaleCode,
  section: FeedSection,
  texts: SectionTexts,
  entries: readonly FeedEntry[],
): string {
  const named = (text: string) => withoutSoftHyphens(fillMessage(text, { product: site.config.name }));
  const latest = [...entries].sort((a, b) => b.date.localeCompare(a.date)).slice(0, newest);
  const list = addressOf(site, code, `/${section}`);
  const feed = new Feed({
    id: list,
    link: list,
    title: `${site.config.name}: ${named(texts.title)}`,
    description: named(texts.description),
    language: localeOf(code).tag,
    generator: site.config.name,
    feedLinks: { rss: addressOf(site, code, feedRoute(section)) },
    ...(latest[0] && { updated: new Date(latest[0].date) }),
  });
  for (const { title, description, date, address } of latest) {
    feed.addItem({
      id: address,
      link: address,
      title: named(title),
      description: named(description),
      date: new Date(date),
    });
  }
  return feed.rss2();
}

/**
 * Writes every feed and removes those of sections that are gone.
 * @returns the number of feeds
 */
export async function writeFeeds(build: ThisBuild, publicFolder: string): Promise<number> {
  const { site } = build;
  let count = 0;
  for (const code of localesOf(site)) {
    const lists = JSON.parse(await readFile(path.join('locales', code, 'lists.json'), 'utf8')) as Messages['lists'];
    for (const section of feedSections) {
      const file = path.join(publicFolder, feedPath(site, code, section));
      const entries = entriesOf(build, code, section);
      if (entries.length === 0) {
        await rm(file, { force: true });
        continue;
      }
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, feedXml(site, code, section, lists[section], entries));
      count += 1;
    }
  }
  return count;
}

/** The texts of every entry of the sections with a feed. */
export const feedTextsOf = (documents: readonly ContentDocument[]): ReadonlyMap<EntryKey, FeedTexts> =>
  new Map(
    documents
      .filter(({ entry }) => isFeedSection(entry.section))
      .map(({ entry, frontMatter: { title, description, date = '' } }) => [keyOf(entry), { title, description, date }]),
  );

const isFeedSection = (section: string): boolean => (feedSections as readonly string[]).includes(section);

/** The entries of a section that have a page in a language. */
const entriesOf = ({ site, pages, feedTexts }: ThisBuild, code: LocaleCode, section: FeedSection): FeedEntry[] =>
  pages.flatMap(({ locale, entry, route, path: page }) => {
    const isOwn = locale === code && route.source.kind === 'entry' && route.source.section === section;
    const texts = isOwn && entry && feedTexts.get(entry);
    return texts ? [{ ...texts, address: addressOf(site, code, page) }] : [];
  });
