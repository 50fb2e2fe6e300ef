/** Updates links to addresses that redirect (docs/redirects.md). */
import type { Root } from 'mdast';
import { prefixOf, publicHosts, type Site, splitPath } from '../../site/hosting/hosts.ts';
import type { RoutePath } from '../../site/hosting/route-path.ts';
import type { LocaleCode } from '../../site/languages/locales.ts';
import { resolveRedirect } from '../../site/redirects/resolve.ts';
import type { AuthorTarget } from '../../site/redirects/rules.ts';
import { writtenAddresses } from '../text/written-addresses';
import type { Fix } from './edits';

export interface LinkedSite {
  readonly site: Site;
  readonly authorTarget: AuthorTarget;
  /** The page's own path, to which no link is changed: what it led to is gone. */
  readonly own?: string;
  readonly exists: (locale: LocaleCode, path: string) => boolean;
  /** The path in a language of the page that has this path in another language. */
  readonly counterpart: (locale: LocaleCode, path: string) => RoutePath | undefined;
}

/** Points links at the page where their redirects end. */
export const updateLinks = (file: string, body: Root, locale: LocaleCode, linked: LinkedSite): Fix[] =>
  rewriteLinks(file, body, (url) => rightAddress(url, locale, linked));

/**
 * Changes the addresses of links, except those that are their own text, which readers see.
 * @param rightOf the address that a link should have; null to leave it
 */
export function rewriteLinks(file: string, body: Root, rightOf: (url: string) => string | null): Fix[] {
  return writtenAddresses(file, body).flatMap(({ from, to, url: written, isImage }): Fix[] => {
    const url = isImage ? null : rightOf(written);
    if (url === null) return [];
    const message = `"${written}" has moved or is written differently; write "${url}"`;
    return [{ rule: 'moved-link', message, from, to, text: url }];
  });
}

/** Null if the address is right or cannot be resolved. */
export function rightAddress(url: string, locale: LocaleCode, linked: LinkedSite): string | null {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const path = pathWithin(written, linked.site);
  if (path === null || (path === written && linked.exists(locale, path))) return null;
  const end = pageAt(path, locale, linked);
  return end === null || end + rest === url || end === linked.own ? null : end + rest;
}

/** Without the site's own origin; null for other sites and relative links. */
function pathWithin(written: string, { config }: Site): string | null {
  if (/^\/(?![/\\])/.test(written)) return written;
  const url = URL.canParse(written) ? new URL(written) : null;
  return url && publicHosts.some((host) => config.origins[host] === url.origin) ? url.pathname : null;
}

/** The page at which a path ends, after redirects and normalization. */
function pageAt(
  path: string,
  locale: LocaleCode,
  { site, authorTarget, exists, counterpart }: LinkedSite,
): string | null {
  const preview: Site = { ...site, target: 'preview' };
  const within = (address: string): string => {
    const split = splitPath(preview, address);
    return split.locale === locale ? split.path : address;
  };
  const own = within(path.startsWith('/en/') ? path.slice('/en'.length) : path);
  const found = resolveRedirect(prefixOf(preview, locale) + own, { site: preview, authorTarget });
  const end = found && !found.external ? within(found.location) : own;
  return (
    [end, end.toLowerCase(), counterpart(locale, end)].find((candidate) => candidate && exists(locale, candidate)) ??
    null
  );
}
