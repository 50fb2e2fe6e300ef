/** schema.org objects. Questions use microdata instead (questions/microdata.ts). */
import { addressOf, type Site } from '../../site/hosting/hosts';
import type { RoutePath } from '../../site/hosting/route-path';
import { withoutBreakSigns } from '../../site/languages/break-signs';
import { type LocaleCode, localeOf } from '../../site/languages/locales';

export type StructuredData = { readonly '@type': string } & Record<string, unknown>;

/** The content of the script element. */
export const scriptOf = (data: StructuredData): string =>
  withoutBreakSigns(JSON.stringify({ '@context': 'https://schema.org', ...data })).replaceAll('<', '\\u003c');

export const organisation = (site: Site, locale: LocaleCode): StructuredData[] => [
  {
    '@type': 'Organization',
    name: site.config.name,
    url: addressOf(site, locale, '/'),
    email: site.config.supportEmail,
  },
  { '@type': 'WebSite', name: site.config.name, url: addressOf(site, locale, '/'), inLanguage: localeOf(locale).tag },
];

/** Prices are in the language's currency; at least one is known. */
export const software = (
  site: Site,
  locale: LocaleCode,
  offers: readonly { readonly name?: string; readonly price: number }[],
): StructuredData => ({
  '@type': 'SoftwareApplication',
  name: site.config.name,
  applicationCategory: 'BrowserApplication',
  operatingSystem: 'Windows, macOS, Linux',
  url: addressOf(site, locale, '/download'),
  offers: offers.map(({ name, price }) => ({
    '@type': 'Offer',
    ...(name && { name }),
    price: String(price),
    priceCurrency: localeOf(locale).currency,
  })),
});

export const article = (texts: {
  readonly type: 'BlogPosting' | 'NewsArticle' | 'TechArticle';
  readonly title: string;
  readonly description: string;
  readonly published: string | null;
  readonly updated: string | null;
  readonly url: string;
  readonly image: string | null;
  readonly locale: LocaleCode;
  readonly publisher: string;
}): StructuredData => ({
  '@type': texts.type,
  headline: texts.title,
  description: texts.description,
  ...(texts.image && { image: texts.image }),
  ...(texts.published && { datePublished: texts.published }),
  ...((texts.updated ?? texts.published) && { dateModified: texts.updated ?? texts.published }),
  inLanguage: localeOf(texts.locale).tag,
  mainEntityOfPage: texts.url,
  author: { '@type': 'Organization', name: texts.publisher },
  publisher: { '@type': 'Organization', name: texts.publisher },
});

/** From the home page to the page itself. */
export const breadcrumbList = (
  site: Site,
  locale: LocaleCode,
  crumbs: readonly { readonly name: string; readonly path: RoutePath }[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(site, locale, path),
  })),
});
