/**
 * A crawl of the three served hosts: every internal link answers 200 without a redirect, every page is reached from a
 * menu, a list or a page of its language, and no permanent redirect of a manifest ends in a 404.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '../../src/content/load';
import { publicHosts } from '../../src/site/hosts';
import { localeCodes } from '../../src/site/locales';
import { type Page, pageTable } from '../../src/site/page-table';
import { isNotFoundPage, servicePrefixes } from '../../src/site/request-paths';
import { distOf, root } from '../../tools/paths';
import { addressOf, ask, endOf, inBatches, localOrigin } from './support/hosts';

/** One page as a visitor without scripts has it. */
interface Crawled {
  readonly page: Page;
  readonly address: string;
  readonly status: number;
  /** Full addresses of links to pages, of files that the page names, and of those in the picker. */
  readonly links: readonly string[];
  readonly files: readonly string[];
  readonly picker: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** The text around a control character, or around the character that stands for bytes that are no text. */
  readonly unreadable: string | undefined;
}

test.describe.configure({ mode: 'serial' });

let crawled: readonly Crawled[] = [];

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  const { documents } = await loadContent(root);
  const published = documents.filter(({ draft }) => !draft);
  const { pages } = pageTable(
    published.map(({ entry }) => entry),
    localeCodes,
  );
  const request = await playwright.request.newContext();
  const asked = pages.filter((page) => !isNotFoundPage(page.path));
  crawled = await inBatches(asked, async (page) => {
    const address = addressOf(page.locale, page.path);
    const answer = await ask(request, address);
    const html = await answer.text();
    const unreadable = html.match(/.{0,20}(?:[^\P{Cc}\n\t]|\ufffd).{0,20}/u)?.[0];
    return { page, address, status: answer.status(), unreadable, ...namesIn(html, address) };
  });
  await request.dispose();
});

const own = publicHosts.map(localOrigin);

/** Whether an address is one of the site's own files or pages. */
const isInternal = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return own.includes(origin) && !servicePrefixes.some((prefix) => pathname.startsWith(`${prefix}/`));
};

/** What the HTML of a page names. */
function namesIn(html: string, address: string): Pick<Crawled, 'links' | 'files' | 'picker' | 'ids'> {
  const text = html.replace(
    /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g,
    (element) => /^<\w+[^>]*>/.exec(element)?.[0] ?? '',
  );
  const full = (values: readonly string[]): string[] =>
    values.map((value) => new URL(value.replaceAll('&amp;', '&'), address).href).filter(isInternal);
  const attribute = (tag: string, name: string): string[] => {
    const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
    return value === undefined ? [] : [value];
  };
  const tags = text.match(/<[a-z][^>]*>/g) ?? [];
  const anchors = tags.filter((tag) => /^<a\s/.test(tag));
  return {
    links: full(anchors.filter((tag) => !tag.includes(' data-locale=')).flatMap((tag) => attribute(tag, 'href'))),
    picker: full(anchors.filter((tag) => tag.includes(' data-locale=')).flatMap((tag) => attribute(tag, 'href'))),
    files: full(
      tags
        .filter((tag) => /^<(?:link|script|img|source|iframe|video)\s/.test(tag))
        .flatMap((tag) => [
          ...attribute(tag, 'href'),
          ...attribute(tag, 'src'),
          ...attribute(tag, 'srcset').flatMap((set) => set.split(/,\s+/).map((part) => part.split(/\s/)[0] ?? '')),
        ]),
    ),
    ids: new Set(tags.flatMap((tag) => attribute(tag, 'id'))),
  };
}

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

test('every page answers 200 at its own address', () => {
  expect(crawled.length).toBeGreaterThan(localeCodes.length * 20);
  expect(crawled.filter(({ status }) => status !== 200).map(({ address, status }) => [address, status])).toEqual([]);
});

test('every page is made of text alone', () => {
  const found = crawled.flatMap(({ address, unreadable }) => (unreadable === undefined ? [] : [[address, unreadable]]));
  expect(found).toEqual([]);
});

test('every internal link, of menus, pickers, texts and heads, answers 200 without a redirect', async ({ request }) => {
  test.setTimeout(180_000);
  const known = new Map(crawled.map(({ address, status }) => [address, status]));
  const named = new Map<string, string>();
  for (const { address, links, picker, files } of crawled) {
    for (const target of [...links, ...picker, ...files]) named.set(withoutHash(target), address);
  }
  const others = [...named.keys()].filter((target) => !known.has(target));
  const answers = await inBatches(others, async (target) => [target, (await ask(request, target)).status()] as const);
  for (const [target, status] of answers) known.set(target, status);
  const wrong = [...named].filter(([target]) => known.get(target) !== 200);
  expect(wrong.map(([target, from]) => `${from} → ${target}: ${known.get(target)}`)).toEqual([]);
  expect(named.size).toBeGreaterThan(crawled.length);
});

test('every hash of an internal link names an element of the page that it leads to', () => {
  const idsOf = new Map(crawled.map(({ address, ids }) => [address, ids]));
  const lost = crawled.flatMap(({ address, links }) =>
    links
      .filter((target) => /#./.test(target))
      .filter((target) => !idsOf.get(withoutHash(target))?.has(decodeURIComponent(new URL(target).hash.slice(1))))
      .map((target) => `${address} → ${target}`),
  );
  expect([...new Set(lost)]).toEqual([]);
});

/** Pages that no visitor is led to: error pages, and the sheet of icons, which is there for those who build the site. */
const unlinked = ['/error/404', '/error/502', '/_icons'];

test('every page is reached from the home page of its language, by links in that language', () => {
  const linksOf = new Map(crawled.map(({ address, links }) => [address, links.map(withoutHash)]));
  const lost = localeCodes.flatMap((locale) => {
    const own = crawled.filter(({ page }) => page.locale === locale);
    const wanted = new Set(own.map(({ address }) => address));
    const reached = new Set<string>();
    const waiting = [addressOf(locale, '/')];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (reached.has(address) || !wanted.has(address)) continue;
      reached.add(address);
      waiting.push(...(linksOf.get(address) ?? []));
    }
    return own
      .filter(({ address, page }) => !reached.has(address) && !unlinked.includes(page.path))
      .map(({ page }) => `${locale} ${page.path}`);
  });
  expect(lost).toEqual([]);
});

for (const host of publicHosts) {
  test(`${host}: every permanent redirect that the manifest names ends in a page, or off the site`, async () => {
    const manifest = readFileSync(path.join(distOf(host), '_redirects'), 'utf8');
    const sources = manifest
      .split('\n')
      .map((line) => line.split(/\s+/))
      .filter(([from = '', , status = '']) => from.startsWith('/') && !from.endsWith('*') && status.startsWith('301'))
      .map(([from = '']) => from);
    expect(sources.length).toBeGreaterThan(20);
    const ends = await inBatches(sources, async (from) => [from, await endOf(host, from)] as const);
    expect(ends.filter(([, end]) => end !== 200 && end !== 'outside')).toEqual([]);
  });
}
