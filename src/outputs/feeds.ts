/** The feeds of the blog, the news and the releases in each language: RSS 2.0 and JSON Feed 1.1. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Feed } from 'feed';
import { messagesOf } from '../gatsby/messages';
import type { ThisBuild } from '../gatsby/pages/this-build';
import { escapeText } from '../gatsby/written/search-document';
import type { Messages } from '../site/data/messages';
import { formatPair } from '../site/formats';
import { addressOf, localesOf, type Site } from '../site/hosting/hosts';
import { type LocaleCode, localeOf } from '../site/languages/locales';
import { type FeedSection, feedFormats, feedPath, feedRoute, feedSections } from '../site/pages/feeds';
import { plainText } from './plain-text';

const mostEntries = 30;

export interface FeedEntry {
  readonly title: string;
  readonly description: string;
  /** ISO dates. */
  readonly date: string;
  readonly updated?: string | undefined;
  readonly address: string;
  /** Its first address, so that readers do not take it for a new entry when it has moved. */
  readonly id: string;
}

type FeedContent = ReturnType<typeof feedContent>;

/** It depends on the entries alone, so that an unchanged build makes the same files. */
export function feedContent(
  site: Site,
  code: LocaleCode,
  section: FeedSection,
  texts: Pick<Messages['lists'][FeedSection], 'title' | 'description'>,
  entries: readonly FeedEntry[],
) {
  const latest = [...entries].sort((a, b) => b.date.localeCompare(a.date)).slice(0, mostEntries);
  return {
    title: formatPair(code, site.config.name, plainText(site, texts.title)),
    description: plainText(site, texts.description),
    language: localeOf(code).tag,
    list: addressOf(site, code, `/${section}`),
    self: {
      xml: addressOf(site, code, feedRoute(section, 'xml')),
      json: addressOf(site, code, feedRoute(section, 'json')),
    },
    entries: latest.map((entry) => ({
      ...entry,
      title: inXml(plainText(site, entry.title)),
      description: inXml(plainText(site, entry.description)),
    })),
  };
}

const inXml = (text: string): string => text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

export function rssFeed({ config }: Site, { title, description, language, list, self, entries }: FeedContent): string {
  const feed = new Feed({
    id: list,
    link: list,
    title,
    description,
    language,
    generator: config.name,
    feedLinks: { rss: self.xml },
    ...(entries[0] && { updated: new Date(entries[0].date) }),
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.id,
      link: entry.address,
      title: inCdata(entry.title),
      // Readers take it for HTML.
      description: escapeText(entry.description).replaceAll('>', '&gt;'),
      date: new Date(entry.date),
    });
  }
  return feed.rss2();
}

/** The package wraps a text in CDATA, and escapes only the first `]]>` in it. */
const inCdata = (text: string): string => {
  const [start = '', next, ...others] = text.split(']]>');
  return next === undefined ? start : `${start}]]>${[next, ...others].join(']]]]><![CDATA[>')}`;
};

/** JSON Feed 1.1 (jsonfeed.org); the package writes version 1, which has no language. */
export const jsonFeed = ({ title, description, language, list, self, entries }: FeedContent): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: list,
    feed_url: self.json,
    description,
    language,
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.address,
      title: entry.title,
      content_text: entry.description,
      date_published: new Date(entry.date).toISOString(),
      ...(entry.updated && { date_modified: new Date(entry.updated).toISOString() }),
    })),
  });

/**
 * Writes every feed, and removes those without entries.
 * @returns the number of files
 */
export async function writeFeeds(build: ThisBuild, publicFolder: string): Promise<number> {
  const { site } = build;
  let count = 0;
  for (const code of localesOf(site)) {
    const lists = await messagesOf(code, 'lists');
    for (const section of feedSections) {
      const content = feedContent(site, code, section, lists[section], entriesOf(build, code, section));
      const texts = { xml: () => rssFeed(site, content), json: () => jsonFeed(content) };
      for (const format of feedFormats) {
        const file = path.join(publicFolder, feedPath(site, code, section, format));
        if (content.entries.length === 0) {
          await rm(file, { force: true });
          continue;
        }
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, texts[format]());
        count += 1;
      }
    }
  }
  return count;
}

const entriesOf = ({ site, pages, texts }: ThisBuild, code: LocaleCode, section: FeedSection): FeedEntry[] =>
  pages.flatMap(({ locale, entry, route, path: page }) => {
    const isOwn = locale === code && route.source.kind === 'entry' && route.source.section === section;
    const text = isOwn && entry && texts.get(entry);
    if (!text) return [];
    const { title, description, date = '', updated, firstPath } = text;
    const [address, id] = [page, firstPath ?? page].map((path) => addressOf(site, code, path));
    return address && id ? [{ title, description, date, updated, address, id }] : [];
  });
