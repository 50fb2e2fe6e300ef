import { addressOf, type Site } from '../hosting/hosts.ts';
import { defaultLocale, localeOf } from '../languages/locales.ts';
import type { Alternates } from './page-context.ts';

/** One link for each tag that a language serves; `x-default` is the default language where it has the page. */
export function alternateLinks(
  site: Site,
  alternates: Alternates,
): readonly { readonly hreflang: string; readonly href: string }[] {
  const links = alternates.flatMap(([code, path]) => {
    const { tag, alsoFor = [] } = localeOf(code);
    return [tag, ...alsoFor].map((hreflang) => ({ hreflang, href: addressOf(site, code, path) }));
  });
  const fallback = alternates.find(([code]) => code === defaultLocale) ?? alternates[0];
  return fallback ? [...links, { hreflang: 'x-default', href: addressOf(site, fallback[0], fallback[1]) }] : links;
}
