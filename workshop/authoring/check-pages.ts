/**
 * Checks the links of built pages: each leads to an existing page or file without a redirect, its hash names an element, and
 * it stays in the page's language unless it says otherwise.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { localesOf, pathOn, splitPath } from '../../src/site/hosting/hosts';
import { decoded, isNotFoundPage, servicePrefixes } from '../../src/site/hosting/request-paths';
import { localeOf } from '../../src/site/languages/locales';
import type { Page, PageTable } from '../../src/site/pages/page-table';
import { type BuiltHost, openBuilt } from './built-hosts';
import { type BuiltHtml, type BuiltLink, readHtml } from './read-html';

export type LinkRule =
  | 'built-link-missing'
  | 'built-link-moved'
  | 'built-link-hash'
  | 'built-link-language'
  | 'built-page-unreached'
  | 'built-page-unreadable';

export interface PageFinding {
  readonly page: Page;
  readonly rule: LinkRule;
  readonly message: string;
  /** The link as a source may spell it. Empty if the whole page is meant. */
  readonly written: readonly string[];
  readonly isMain: boolean;
}

interface ReadPage {
  readonly host: BuiltHost;
  readonly page: Page;
  readonly url: URL;
  readonly html: BuiltHtml;
}

const atATime = 32;

/**
 * @param folders those of `dist/<host>`
 * @param tableOf the pages of a target; a preview also has drafts
 * @throws when a host was not built, or lacks a page of its table
 */
export async function checkPages(folders: readonly string[], tableOf: (site: BuiltHost['site']) => PageTable) {
  const built = await Promise.all(folders.map(openBuilt));
  const read: ReadPage[] = [];
  for (const host of built) read.push(...(await readPages(host, tableOf(host.site))));
  const idsOf = new Map(read.map(({ url, html }) => [url.href, html.ids]));
  const faultOf = remembered((each, link) => faultOfLink(each, link, built, idsOf));
  const findings = read.flatMap((each): PageFinding[] => [
    ...unreadable(each),
    ...each.html.links.flatMap((link) => {
      const fault = faultOf(each, link);
      const { href, isMain } = link;
      return fault ? [{ page: each.page, ...fault, written: spellings(href, each.url, each.host), isMain }] : [];
    }),
  ]);
  return {
    findings: [...findings, ...unreached(read)],
    pages: read.length,
    links: read.reduce((sum, { html }) => sum + html.links.filter(({ isFile }) => !isFile).length, 0),
  };
}

async function readPages(host: BuiltHost, table: PageTable): Promise<ReadPage[]> {
  const served = new Set(localesOf(host.site));
  const pages = table.pages.filter(({ locale, path: own }) => served.has(locale) && !isNotFoundPage(own));
  const read = async (page: Page): Promise<ReadPage> => {
    const address = pathOn(host.site, page.locale, page.path);
    const file = path.join(host.folder, address, 'index.html');
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`${file} is not there: the content has changed since; build again (npm run build)`);
    });
    return { host, page, url: new URL(address, host.origin), html: readHtml(text) };
  };
  return pMap(pages, read, { concurrency: atATime });
}

const ofWholePage = (page: Page, rule: LinkRule, message: string): PageFinding => ({
  page,
  rule,
  message,
  written: [],
  isMain: true,
});

function unreadable({ page, html: { unreadable: found } }: ReadPage): PageFinding[] {
  const message = `the page has a character that is no text: ${JSON.stringify(found)}`;
  return found === null ? [] : [ofWholePage(page, 'built-page-unreadable', message)];
}

/** Undefined for another site, for a host that was not built, or for a service. */
function hostOf(url: URL, hosts: readonly BuiltHost[]): BuiltHost | undefined {
  if (servicePrefixes.some((prefix) => url.pathname.startsWith(`${prefix}/`))) return undefined;
  return hosts.find(({ origin }) => new URL(origin).origin === url.origin);
}

type LinkFault = Pick<PageFinding, 'rule' | 'message'>;

/**
 * Judges each link once per host and language: menus repeat the same addresses. A hash alone is a different link on every
 * page.
 */
function remembered(judge: (each: ReadPage, link: BuiltLink) => LinkFault | null): typeof judge {
  const known = new Map<string, LinkFault | null>();
  return (each, link) => {
    const name = /^(?:\/|https?:)/.test(link.href) ? '' : each.url.href;
    const key = `${name} ${each.host.site.target} ${each.page.locale} ${link.hreflang} ${link.isFile} ${link.href}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const fault = judge(each, link);
    known.set(key, fault);
    return fault;
  };
}

function faultOfLink(
  { page, url: base, host: own }: ReadPage,
  { href, hreflang, isFile }: BuiltLink,
  hosts: readonly BuiltHost[],
  idsOf: ReadonlyMap<string, ReadonlySet<string>>,
): LinkFault | null {
  const fault = (rule: LinkRule, message: string): LinkFault => ({
    rule,
    message: `"${href}"${isFile ? ', which the page loads or names in its head,' : ''} ${message}`,
  });
  if (!URL.canParse(href, base)) return fault('built-link-missing', 'is not an address that a browser can read');
  const url = new URL(href, base);
  const host = hostOf(url, hosts);
  if (!host) return null;
  const answer = host.answer(url);
  const missing = isFile ? 'is not there' : 'leads to a page that does not exist';
  if (answer.kind === 'missing') return fault('built-link-missing', missing);
  if (answer.kind === 'redirect') {
    const end = new URL(answer.to);
    const isThere = ['page', 'file', undefined].includes(hostOf(end, hosts)?.answer(end).kind);
    const advice = isThere ? '; link to that' : ', which does not exist';
    return fault('built-link-moved', `is redirected to "${shown(end, own)}"${advice}`);
  }
  if (answer.kind === 'file' || isFile) return null;
  const ids = idsOf.get(withoutHash(url));
  const id = decoded(url.hash.slice(1));
  if (id !== '' && ids && !ids.has(id))
    return fault('built-link-hash', `leads to a page where nothing has the id "${id}"`);
  const { locale } = splitPath(host.site, url.pathname);
  const { tag, name } = localeOf(locale);
  if (locale === page.locale || hreflang === tag) return null;
  return fault('built-link-language', `leads to ${name} (${locale}) without saying so; add hreflang="${tag}"`);
}

const shown = (url: URL, { origin }: BuiltHost): string =>
  url.href.startsWith(`${origin}/`) ? url.href.slice(origin.length) : url.href;

const withoutHash = ({ href }: URL): string => href.split(/[?#]/, 1)[0] ?? href;

/** As a source may spell it: as in the HTML, and as a path within the language. */
function spellings(href: string, base: URL, { site, origin }: BuiltHost): readonly string[] {
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (url?.origin !== new URL(origin).origin) return [href];
  const { path: within } = splitPath(site, url.pathname);
  const written = [href, within + url.search + url.hash, within + url.search];
  return [...new Set(url.pathname === base.pathname && url.hash !== '' ? [url.hash, ...written] : written)];
}

/** Error pages and the team's own pages need no link. */
const isUnlinked = ({ path: own }: Page): boolean => /^\/(?:error\/|_)/.test(own);

/** Pages that the home page of their language does not reach by links in that language. */
function unreached(read: readonly ReadPage[]): PageFinding[] {
  const known = new Map(read.map((each) => [each.url.href, each]));
  const reached = new Set<string>();
  const waiting = read.filter(({ page }) => page.path === '/').map(({ url }) => url.href);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const from = known.get(address);
    if (!from || reached.has(address)) continue;
    reached.add(address);
    for (const { href, isPicker, isFile } of from.html.links) {
      if (isPicker || isFile || href.startsWith('#') || !URL.canParse(href, from.url)) continue;
      const next = withoutHash(new URL(href, from.url));
      if (!reached.has(next) && known.get(next)?.page.locale === from.page.locale) waiting.push(next);
    }
  }
  return read
    .filter(({ url, page }) => !reached.has(url.href) && !isUnlinked(page))
    .map(({ page }) => {
      const message = `no menu, list or text leads from the home page (${page.locale}) to ${page.path}; link to it`;
      return ofWholePage(page, 'built-page-unreached', message);
    });
}
