/**
 * The entries of the sitemaps (specification 2.2, design 12), which gatsby-plugin-sitemap writes for every page.
 */
import type { EnumChangefreq, LinkItem } from 'sitemap';
import { alternateLinks } from '../site/alternates';
import { addressOf, type Site } from '../site/hosts';
import type { PageContext } from '../site/page-context';

/** A page as the sitemap's query sees it. */
export interface SitemapPage {
  readonly path: string;
  readonly pageContext: Pick<PageContext, 'language' | 'route' | 'inSitemap' | 'alternates' | 'lastModified'>;
}

/** The query of every sitemap. */
export const sitemapQuery = '{ allSitePage { nodes { path pageContext } } }';

/** One sitemap entry with its alternates and `x-default`. */
export interface SitemapEntry {
  readonly url: string;
  readonly lastmod?: string;
  readonly changefreq?: EnumChangefreq;
  readonly links: readonly LinkItem[];
}

/** The entry of a page, with a link to every language in which it exists. */
export function sitemapEntry(site: Site, page: SitemapPage): SitemapEntry {
  const { language, route, alternates, lastModified } = page.pageContext;
  return {
    url: addressOf(site, language, route),
    ...(lastModified && { lastmod: lastModified }),
    links: alternateLinks(site, alternates).map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
  };
}
