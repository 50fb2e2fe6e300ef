/**
 * Compiles the redirects that authors write (docs/content.md, docs/redirects.md): aliases in front matter, and `content/redirects.yaml`.
 * Anything that could mislead a visitor is a fault with its file and line.
 */
import { byPlace, type Fault } from '../faults.ts';
import { prefixOf, publicHosts, type Site, splitPath } from '../hosting/hosts.ts';
import { isConfiguredHost } from '../hosting/own-domain.ts';
import { isHostOwned } from '../hosting/request-paths.ts';
import type { RoutePath } from '../hosting/route-path.ts';
import { isLocaleCode, type LocaleCode } from '../languages/locales.ts';
import { articleRedirects } from './article-redirects.ts';
import { type AuthorRedirect, authorTargetOf } from './author-redirects.ts';
import { parseRequestUrl, tidy } from './request-url.ts';
import { resolveRedirect } from './resolve.ts';

export interface WrittenRedirect {
  readonly locale: LocaleCode;
  readonly from: string;
  readonly to: string;
  /** Relative to the project; the line is counted from 1. */
  readonly file: string;
  readonly line: number;
}

export type RedirectRule =
  | 'redirect-form'
  | 'redirect-source'
  | 'redirect-shadowed'
  | 'redirect-is-page'
  | 'redirect-is-file'
  | 'redirect-twice'
  | 'redirect-loop'
  | 'redirect-unsafe'
  | 'redirect-target-missing';

export type RedirectFault = Fault<RedirectRule>;

type Exists = (locale: LocaleCode, path: string) => boolean;

interface Candidate extends WrittenRedirect {
  readonly from: RoutePath;
}

/**
 * Collapses chains, so that every redirect leads directly to its final target.
 * @param site any build; its configuration names the hosts to which a redirect may lead
 * @returns the redirects without faults, sorted by language and path, and all faults, sorted by file and line
 */
export function compileRedirects(
  written: readonly WrittenRedirect[],
  site: Site,
  exists: Exists,
): { readonly redirects: readonly AuthorRedirect[]; readonly faults: readonly RedirectFault[] } {
  const faults: RedirectFault[] = [];
  const bySource = new Map<string, Candidate>();
  for (const entry of written) {
    const from = canonicalPath(entry.from);
    const earlier = from === null ? undefined : bySource.get(`${entry.locale}:${from}`);
    const fault = earlier ? twice(entry, earlier) : sourceFault(entry, from, site, exists);
    if (fault) faults.push(at(entry, fault));
    else if (from !== null) bySource.set(`${entry.locale}:${from}`, { ...entry, from });
  }

  const redirects: AuthorRedirect[] = [];
  for (const entry of bySource.values()) {
    const target = followed(entry, bySource, site, exists);
    if ('rule' in target) faults.push(at(entry, target));
    else redirects.push({ locale: entry.locale, from: entry.from, to: target.to });
  }
  return { redirects: redirects.sort(byLocaleAndPath), faults: faults.sort(byPlace) };
}

type Mistake = Pick<RedirectFault, 'rule' | 'message'>;

const at = ({ file, line }: WrittenRedirect, found: Mistake): RedirectFault => ({ file, line, ...found });

/** Null if it is not a path of the site. */
function canonicalPath(path: string): RoutePath | null {
  // A browser could read these as a host: it drops control characters and turns backslashes into slashes.
  if (!/^\/(?!\/)[^\p{Cc}\s\\]*$/u.test(path)) return null;
  const url = parseRequestUrl(path, 'global');
  return url && url.query === '' && url.hash === '' && !/[?#]/.test(path) ? (url.path as RoutePath) : null;
}

function sourceFault(
  { from, locale }: WrittenRedirect,
  path: RoutePath | null,
  site: Site,
  exists: Exists,
): Mistake | null {
  if (path === null || /[*:\s]/.test(path) || tidy(path) !== path) {
    return mistake(
      'redirect-source',
      `"${from}" is not a valid old path; write it as "/old/path", without query, wildcard, .html or a slash at the end`,
    );
  }
  if (isHostOwned(path)) {
    return mistake('redirect-is-file', `"${from}" is a file or a service of the host, so it cannot redirect`);
  }
  const [, first = ''] = path.split('/', 2);
  if (isLocaleCode(first)) {
    return mistake(
      'redirect-source',
      `"${from}" begins with a language; write "${path.slice(first.length + 1) || '/'}", which applies to ${locale}`,
    );
  }
  if (exists(locale, path))
    return mistake('redirect-is-page', `"${from}" is a page in ${locale}, so it cannot redirect`);
  const preview: Site = { ...site, target: 'preview' };
  const authorTarget = authorTargetOf(articleRedirects([locale], exists));
  const rule = resolveRedirect(prefixOf(preview, locale) + path, { site: preview, authorTarget });
  return rule
    ? mistake('redirect-shadowed', `"${from}" already leads to ${rule.location} in ${locale}, by rule ${rule.rule}`)
    : null;
}

const twice = ({ from }: WrittenRedirect, { file, line }: Candidate): Mistake =>
  mistake('redirect-twice', `"${from}" is already declared in ${file}:${line}; keep one of the two`);

function followed(
  entry: Candidate,
  bySource: ReadonlyMap<string, Candidate>,
  site: Site,
  exists: Exists,
): Mistake | { readonly to: string } {
  const seen = new Set<string>([entry.from]);
  let current = entry;
  for (;;) {
    const { to, locale } = current;
    if (/^https?:/i.test(to)) return fullAddress(to, site, exists);
    const path = canonicalPath(to);
    if (path === null) {
      return mistake(
        'redirect-unsafe',
        `"${to}" is not a path of the site; write a path such as "/pricing", without query or anchor`,
      );
    }
    if (seen.has(path))
      return mistake('redirect-loop', `"${entry.from}" leads to itself: ${[...seen, path].join(' → ')}`);
    if (exists(locale, path)) return { to: path };
    const next = bySource.get(`${locale}:${path}`);
    if (!next) return mistake('redirect-target-missing', `"${to}" does not exist in ${locale}`);
    seen.add(path);
    current = next;
  }
}

/** The host has to be configured; an address of the site also needs an existing page. */
function fullAddress(address: string, site: Site, exists: Exists): Mistake | { readonly to: string } {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !isConfiguredHost(url, site.config) || url.search + url.hash + url.username + url.password !== '') {
    return mistake(
      'redirect-unsafe',
      `"${address}" is not allowed; write an address on a host of the configuration, without query or anchor`,
    );
  }
  const host = publicHosts.find((name) => site.config.origins[name] === url.origin);
  if (!host) return { to: url.href };
  const { locale, path } = splitPath({ ...site, target: host }, url.pathname);
  return exists(locale, path) || !site.locales.includes(locale)
    ? { to: url.href }
    : mistake('redirect-target-missing', `"${address}" does not exist: ${locale} has no page at ${path}`);
}

const mistake = (rule: RedirectRule, message: string): Mistake => ({ rule, message });

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const byLocaleAndPath = (a: AuthorRedirect, b: AuthorRedirect): number =>
  compare(a.locale, b.locale) || compare(a.from, b.from);
