/** Links of the body lead to an existing page in that language, or to a safe address elsewhere (docs/content.md). */
import { posix } from 'node:path';
import type { SiteConfig } from '../../site/hosting/config.ts';
import { decoded } from '../../site/hosting/request-paths.ts';
import { isLocaleCode, type LocaleCode, localeCodes } from '../../site/languages/locales.ts';
import { docNumbers } from '../../site/pages/docs.ts';
import type { Finding, Rule } from '../faults';
import { placementOf } from '../model/placement';
import { didYouMean, mostNamed, nearestFew } from '../nearest';
import type { MarkdownLink } from '../text/markdown';
import { isDraft, type PlacedFile } from '../tree/documents';
import type { Inventory } from '../tree/inventory';

type Found = Pick<Finding, 'rule' | 'message'>;

export const isHiddenDraft =
  'is a draft, and drafts are not on the public site; remove it here until that page loses its line draft: true';

/** Hosts in code samples that need no encryption. */
const localHosts = ['localhost', '127.0.0.1'];

/** Control characters and spaces, which browsers ignore when they look for the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what hides a scheme
const ignoredByBrowsers = /[\u0000-\u0020]/g;

const found = (rule: Rule, message: string): Found[] => [{ rule, message }];

export function checkLinks(placed: PlacedFile, inventory: Inventory): Finding[] {
  return placed.source.markdown.links.flatMap((link) => {
    const { line, column = 1 } = link;
    return checkLink(link, placed, inventory).map((fault) => ({ line, column, ...fault }));
  });
}

function checkLink(link: MarkdownLink, placed: PlacedFile, inventory: Inventory): Found[] {
  const nameless = found('empty-link-text', `the link to "${link.url}" has no text; say where it leads`);
  return [...(/[\p{L}\p{N}]/u.test(link.text) ? [] : nameless), ...checkTarget(link, placed, inventory)];
}

function checkTarget({ url, text }: MarkdownLink, placed: PlacedFile, inventory: Inventory): Found[] {
  if (url.trim() === '')
    return found('empty-link-target', `the link "${text}" has no address; write [${text}](/address)`);
  const [, written] = /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(ignoredByBrowsers, '')) ?? [];
  const scheme = written?.toLowerCase();
  if (scheme) {
    const usual = url.replace(/^([a-z]+:)(?:\/{0,2}(?=[^/]))?/i, () =>
      scheme === 'mailto' ? 'mailto:' : `${scheme}://`,
    );
    const isUsual = written === scheme && (!/^https?$/.test(scheme) || /^https?:\/\//.test(url));
    return !isUsual && /^(?:https?|mailto)$/.test(scheme)
      ? found('link-scheme', `"${url}" is not spelled as usual; write "${usual}"`)
      : checkAddress(url, scheme, inventory.config);
  }
  if (/^[/\\]{2}/.test(url)) {
    return found('link-without-scheme', `"${url}" leads off the site without a scheme; write https: before it`);
  }
  if (url.startsWith('#')) return checkOwnAnchor(url.slice(1), placed, inventory);
  if (!url.startsWith('/')) return found('link-relative', relativeLink(url, placed, inventory));
  return checkSitePath(url, placed, inventory);
}

/** What to write instead of a relative address: the page that it means in the repository, or the site that it names. */
function relativeLink(url: string, { file, locale }: PlacedFile, inventory: Inventory): string {
  if (/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|example)(?:[/?#]|$))/i.test(url)) {
    return `"${url}" has no scheme; write "https://${url}"`;
  }
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const place = placementOf(posix.join(posix.dirname(file), target));
  const bare =
    'placement' in place
      ? place.placement.path
      : normalForm(`/${posix.join(posix.dirname(file), target).replace(/^content\//, '')}`);
  const path = [bare, normalForm(`/${target}`)].find((each) => inventory.has(locale, each));
  return `"${url}" is relative; write the path from the root, such as ${path ? path + rest : '/pricing'}`;
}

/** Addresses with a scheme: documentation numbers, email, https; nothing that a browser would run. */
function checkAddress(url: string, scheme: string, config: SiteConfig): Found[] {
  if (scheme === 'mailto') return [];
  if (scheme === 'http' || scheme === 'https') return checkWebAddress(url, config);
  if (scheme !== 'doc')
    return found('link-scheme', `"${url}" has the scheme ${scheme}:, which is not allowed (https:, mailto:, doc:)`);
  const known = docNumbers.map((number) => `doc:${number}`);
  const fault = found('link-doc', `"${url}" is not a page of the documentation (${known.join(', ')})`);
  return known.includes(url) ? [] : fault;
}

function checkWebAddress(address: string, config: SiteConfig): Found[] {
  if (!URL.canParse(address)) return found('link-scheme', `"${address}" is not an address that a browser can read`);
  const url = new URL(address);
  if (ownHosts(config).has(url.hostname)) {
    const path = normalForm(url.pathname) + url.search + url.hash;
    return found('link-own-host', `"${address}" is an address of this site; write the path "${path}"`);
  }
  if (shorteners.has(url.hostname)) {
    return found('link-shortened', `"${address}" hides where it leads; write the address that it leads to`);
  }
  if (url.protocol === 'https:' || localHosts.includes(url.hostname)) return trackedLink(address);
  const message = `"${address}" is not encrypted; write https: (http: only for ${localHosts.join(', ')})`;
  return found('link-not-https', message);
}

const shorteners: ReadonlySet<string> = new Set(
  'bit.ly t.co goo.gl tinyurl.com ow.ly is.gd buff.ly lnkd.in rebrand.ly cutt.ly amzn.to'.split(' '),
);

/** Parameters that tell where a visitor comes from, which are part of an address that was copied from a browser. */
const tracking =
  /^(?:utm_\w+|(?:fb|g|dc|ms|y|tt|tw)clid|gbraid|wbraid|igshid|mc_[ce]id|_hsenc|_hsmi|mkt_tok|li_fat_id)$/i;

function trackedLink(address: string): Found[] {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(address) ?? [];
  const parts = query.split('&');
  const isTracking = (part: string): boolean => tracking.test(part.split('=')[0] ?? '');
  const [first] = parts.filter(isTracking);
  if (first === undefined) return [];
  const rest = parts.filter((part) => !isTracking(part)).join('&');
  const clean = path + (rest && `?${rest}`) + hash;
  const message = `"${address}" tells where its visitors come from (${first.split('=')[0]}); write "${clean}"`;
  return found('link-tracking', message);
}

const ownHosts = (config: SiteConfig): ReadonlySet<string> =>
  new Set([...Object.values(config.origins).map((origin) => new URL(origin).hostname), ...config.alternateDomains]);

/** `#anchor`: a heading of this file or, in an answer on `/faq`, another question. */
function checkOwnAnchor(anchor: string, { section, locale, source }: PlacedFile, inventory: Inventory): Found[] {
  const questions = section === 'faq' ? inventory.idsOf('faq', locale) : [];
  const anchors = [...source.markdown.headings.map(({ slug }) => slug), ...questions];
  return checkAnchor(anchor, anchors, 'this page');
}

function checkAnchor(anchor: string, slugs: readonly string[], owner: string): Found[] {
  const wanted = `#${decoded(anchor)}`;
  const anchors = slugs.map((slug) => `#${slug}`);
  if (anchors.includes(wanted)) return [];
  const there = nearestFew(wanted, anchors).join(', ') || 'it has no headings';
  const others = anchors.length > mostNamed ? `, and ${anchors.length - mostNamed} more` : '';
  const said = `${didYouMean(wanted, anchors)} (${there}${others})`;
  return found('link-anchor', `"${wanted}" is not a heading of ${owner}${said}`);
}

/** A path in normal form of a public page that exists in this language, with an existing heading. */
function checkSitePath(url: string, placed: PlacedFile, inventory: Inventory): Found[] {
  const [, written = '/', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const { locale } = placed;
  const path = inventory.has(locale, written) ? written : normalForm(written);
  const findings: Found[] = trackedLink(url);
  if (path !== written) {
    const [rule, reason] = deviation(written);
    const rest = query + (anchor === undefined ? '' : `#${anchor}`);
    findings.push(...found(rule, `"${url}" ${reason}; write "${path}${rest}"`));
  }
  if (!inventory.has(locale, path)) return [...findings, ...missingPage(path, placed, inventory)];
  if (!isDraft(placed) && !inventory.isPublic(locale, path)) {
    return [...findings, ...found('link-to-draft', `"${path}" ${isHiddenDraft}`)];
  }
  const anchors = inventory.anchorsAt(locale, path);
  return anchor && anchors ? [...findings, ...checkAnchor(anchor, anchors, path)] : findings;
}

/** In lowercase, without language, file extension, trailing slash or repeated slashes. */
function normalForm(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(html?|md)$/, '');
  const [, first = '', ...rest] = plain.split('/');
  return (isLocaleCode(first) ? `/${rest.join('/')}` : plain) || '/';
}

/** The first way in which a path differs from its normal form. */
function deviation(path: string): [Rule, string] {
  const first = path.split('/')[1] ?? '';
  if (isLocaleCode(first.toLowerCase()))
    return ['link-language-prefix', `begins with the language ${first}, which the site adds`];
  if (/\.(html?|md)$/i.test(path)) return ['link-extension', 'ends in a file extension'];
  if (/[A-Z]/.test(path)) return ['link-capitals', 'has capital letters'];
  return ['link-trailing-slash', 'has an extra slash'];
}

function missingPage(path: string, { locale }: PlacedFile, inventory: Inventory): Found[] {
  const elsewhere = inventory.localesWith(path);
  if (elsewhere.length === 0) {
    const alike = pageInOthers(path, locale, inventory);
    const suggestion = alike ?? didYouMean(path, inventory.pathsIn(locale));
    const advice = suggestion || '; see the list in docs/content-model.md';
    return found('link-missing', `"${path}" is not a page of the site${advice}`);
  }
  const counterpart = inventory.counterpart(locale, path);
  const advice = counterpart ? `; write "${counterpart}"` : '';
  return found('link-not-in-language', `"${path}" exists in ${elsewhere.join(', ')}, not in ${locale}${advice}`);
}

/** Other languages with a page whose path ends in the same segment. */
function pageInOthers(path: string, locale: LocaleCode, inventory: Inventory): string | null {
  const end = path.slice(path.lastIndexOf('/'));
  const others = localeCodes.flatMap((other) => {
    const there = other === locale ? undefined : inventory.pathsIn(other).find((each) => each.endsWith(end));
    return there && !inventory.pathsIn(locale).some((each) => each.endsWith(end)) ? [`${there} in ${other}`] : [];
  });
  return others.length === 0 ? null : `; there is only ${others.slice(0, 3).join(', ')}, and no such page in ${locale}`;
}

const inText = /(?:https?:\/\/|www\.)[^\s<>"“”«»„]+/i;

/** Finds links that deceive: their text names another site than the address, or the address hides its site. */
export function checkMisleadingLinks({ source }: PlacedFile): Finding[] {
  return source.markdown.links.flatMap(({ url, text, line, column = 1 }): Finding[] => {
    const target = URL.canParse(url) ? new URL(url) : null;
    if (target && (target.username !== '' || target.password !== '')) {
      const message = `"${url}" has a name or password before "@"; write "${target.protocol}//${target.host}${target.pathname}"`;
      return [{ line, column, rule: 'link-credentials', message }];
    }
    const [shown] = inText.exec(text) ?? [];
    const named = shown && hostOf(/^www\./i.test(shown) ? `https://${shown}` : shown);
    const actual = target && hostOf(url);
    if (!named || named === actual) return [];
    const message = `the text names ${named}, and the link leads to ${actual ?? url}; write where it leads`;
    return [{ line, column, rule: 'link-misleading', message }];
  });
}

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null;
