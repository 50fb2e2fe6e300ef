/**
 * The entries of the sitemaps (specification 2.2, design 12), which gatsby-plugin-sitemap writes.
 */
import type { LinkItem } from 'sitemap';
import { addressOf, type Site } from '../../site/hosting/hosts';
import type { LocaleCode } from '../../site/languages/locales';
import { alternateLinks } from '../../site/pages/alternates';
import { alternatesOf } from '../../site/pages/page-context';
import type { PageTable } from '../../site/pages/page-table';

/** One sitemap entry with its alternates and `x-default`. */
export interface SitemapEntry {
  readonly url: string;
  readonly lastmod?: string;
  readonly links: LinkItem[];
}

/** The entries of a language: its pages, each with a link to every language in which it exists. */
export const sitemapEntries = (site: Site, table: PageTable, code: LocaleCode): readonly SitemapEntry[] =>
  table.pages
    .filter((page) => page.locale === code && page.route.indexed)
    .map((page) => ({
      url: addressOf(site, code, page.path),
      ...(page.lastModified && { lastmod: page.lastModified }),
      links: alternateLinks(site, alternatesOf(table, page)).map(({ hreflang, href }) => ({
        lang: hreflang,
        url: href,
      })),
    }));
