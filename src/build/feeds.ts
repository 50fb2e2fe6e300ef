/**
 * The feeds of the blog, the news and the releases, one per language that has them (design 12): RSS 2.0 with the newest
 * entries, in the words of the language, every address absolute.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Feed } from 'feed';
import type { BuildArgs } from 'gatsby';
import type { Messages } from '../messages';
import { fillMessage } from '../queries/data';
import { type FeedSection, feedPath, feedRoute, feedSections } from '../site/feeds';
import { addressOf, localesOf, type Site } from '../site/hosts';
import { type LocaleCode, localeOf } from '../site/locales';
import type { EntryKey } from '../site/page-table';
import { withoutSoftHyphens } from '../site/soft-hyphens';
import { type Build, type BuiltPage, publicFolder } from './built-pages';

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
export async function writeFeeds(build: Build, graphql: BuildArgs['graphql']): Promise<number> {
  const { site } = build;
  const texts = await entryTexts(graphql);
  let count = 0;
  for (const code of localesOf(site)) {
    for (const section of feedSections) {
      const file = path.join(publicFolder, feedPath(site, code, section));
      const entries = entriesOf(build, code, section, texts);
      if (entries.length === 0) {
        await rm(file, { force: true });
        continue;
      }
      const lists = JSON.parse(await readFile(path.join('locales', code, 'lists.json'), 'utf8')) as Messages['lists'];
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, feedXml(site, code, section, lists[section], entries));
      count += 1;
    }
  }
  return count;
}

/** The texts of every entry of the sections with a feed. */
async function entryTexts(graphql: BuildArgs['graphql']): Promise<ReadonlyMap<EntryKey, FeedTexts>> {
  const answer = await graphql<{
    allMarkdownRemark: { nodes: { fields: { key: EntryKey }; frontmatter: FeedTexts }[] };
  }>(`{
    allMarkdownRemark(filter: { fields: { key: { glob: "{${feedSections.join(',')}}/*/*" } } }) {
      nodes { fields { key } frontmatter { title description date } }
    }
  }`);
  return new Map(answer.data?.allMarkdownRemark.nodes.map(({ fields, frontmatter }) => [fields.key, frontmatter]));
}

/** The entries of a section that have a page in a language. */
const entriesOf = (
  { site, pages }: Build,
  code: LocaleCode,
  section: FeedSection,
  texts: ReadonlyMap<EntryKey, FeedTexts>,
): FeedEntry[] =>
  pages.filter(isEntryOf(code, section)).flatMap(({ pageContext: { entry, route } }) => {
    const found = entry && texts.get(entry);
    return found ? [{ ...found, address: addressOf(site, code, route) }] : [];
  });

const isEntryOf =
  (code: LocaleCode, section: FeedSection) =>
  ({ pageContext }: BuiltPage): boolean =>
    pageContext.language === code && pageContext.pattern === `/${section}/{id}`;
