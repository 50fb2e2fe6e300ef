/**
 * The site's configuration: the product's name, its domains and its links (design 1).
 *
 * A team puts its own product in by environment variables, without touching a component.
 * Every default domain is under the reserved `.example`.
 */
import type { PublicHost } from './locales.ts';

/** The product's name, origins and links. Origins have no trailing slash. */
export interface SiteConfig {
  /** The product's name as it stands in titles. */
  readonly name: string;
  /** The public origin of each host. */
  readonly origins: Readonly<Record<PublicHost, string>>;
  /** Further hostnames that count as the product's own (specification 5: "own-domain"). */
  readonly alternateDomains: readonly string[];
  /** Where a visitor registers; base-info may replace it (design 13). */
  readonly registerUrl: string;
  /** Where a visitor logs in; base-info may replace it (design 13). */
  readonly loginUrl: string;
  /** The documentation site. */
  readonly docsOrigin: string;
  /** The Russian blog, to which Russian blog, news and guide pages go (specification 2.5, rule 2). */
  readonly russianBlogUrl: string;
  /** Where installers are downloaded when the latest version cannot be asked for. */
  readonly downloadsOrigin: string;
  /** The address to which visitors write. */
  readonly supportEmail: string;
  /** The team's public channels, shown in the footer and on the link page. */
  readonly channels: Readonly<Record<'telegram' | 'youtube' | 'discord' | 'github' | 'wechat', string>>;
}

/** The variables that replace a default, and what they replace. */
export const configVariables = {
  SITE_NAME: 'the product name',
  SITE_ORIGIN_GLOBAL: 'the origin of the global host',
  SITE_ORIGIN_ZH: 'the origin of the Chinese host',
  SITE_ORIGIN_RU: 'the origin of the Russian host',
  SITE_ALTERNATE_DOMAINS: 'further own domains, separated by commas',
  SITE_REGISTER_URL: 'the register page of the application',
  SITE_LOGIN_URL: 'the login page of the application',
  SITE_DOCS_ORIGIN: 'the documentation site',
  SITE_RUSSIAN_BLOG_URL: 'the Russian blog',
  SITE_DOWNLOADS_ORIGIN: 'where installers lie',
  SITE_SUPPORT_EMAIL: 'the support address',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables, with a default for each.
 * @throws when an origin is not an absolute http or https address without a path, or a page's address is not absolute
 */
export function configFrom(env: Environment): SiteConfig {
  const origin = (name: keyof typeof configVariables, fallback: string): string => {
    const value = env[name] || fallback;
    if (!/^https?:\/\/[^/?#\s]+$/.test(value)) {
      throw new Error(`${name} is "${value}"; expected an origin such as "${fallback}"`);
    }
    return value;
  };
  const address = (name: keyof typeof configVariables, fallback: string): string => {
    const value = env[name] || fallback;
    if (!/^https?:\/\/[^/?#\s]+\/\S*$/.test(value)) {
      throw new Error(`${name} is "${value}"; expected a full address such as "${fallback}"`);
    }
    return value;
  };
  return {
    name: env.SITE_NAME || 'Facet',
    origins: {
      global: origin('SITE_ORIGIN_GLOBAL', 'https://www.facet.example'),
      zh: origin('SITE_ORIGIN_ZH', 'https://www.facet-zh.example'),
      ru: origin('SITE_ORIGIN_RU', 'https://ru.facet.example'),
    },
    alternateDomains: (env.SITE_ALTERNATE_DOMAINS || 'facet.example,facet-zh.example').split(','),
    registerUrl: address('SITE_REGISTER_URL', 'https://app.facet.example/register'),
    loginUrl: address('SITE_LOGIN_URL', 'https://app.facet.example/login'),
    docsOrigin: origin('SITE_DOCS_ORIGIN', 'https://docs.facet.example'),
    russianBlogUrl: address('SITE_RUSSIAN_BLOG_URL', 'https://blog.facet-ru.example/'),
    downloadsOrigin: origin('SITE_DOWNLOADS_ORIGIN', 'https://downloads.facet.example'),
    supportEmail: env.SITE_SUPPORT_EMAIL || 'support@facet.example',
    channels: {
      telegram: 'https://telegram.facet.example',
      youtube: 'https://video.facet.example',
      discord: 'https://chat.facet.example',
      github: 'https://code.facet.example',
      wechat: 'https://wechat.facet-zh.example',
    },
  };
}
