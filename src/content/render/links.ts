import { pathOn, type Site } from '../../site/hosting/hosts.ts';
import type { RoutePath } from '../../site/hosting/route-path.ts';
import { isLocaleCode } from '../../site/languages/locales.ts';
import { docAddress } from '../../site/pages/docs.ts';

export interface MarkdownLink {
  readonly url: string;
  readonly external: boolean;
}

/** Resolves a link of `content/<section>/<id>/<code>.md`; one that the check refuses is returned unchanged. */
export function markdownLink(site: Site, locale: string, url: string): MarkdownLink {
  if (!isLocaleCode(locale)) return { url, external: false };
  const number = /^doc:(\d+)$/.exec(url)?.[1];
  if (number !== undefined) return { url: docAddress(site.config, Number(number), locale) ?? url, external: true };
  if (url.startsWith('/') && !url.startsWith('//')) {
    const end = url.search(/[?#]/);
    const route = (end < 0 ? url : url.slice(0, end)) as RoutePath;
    return { url: pathOn(site, locale, route) + (end < 0 ? '' : url.slice(end)), external: false };
  }
  return { url, external: /^https?:/.test(url) };
}
