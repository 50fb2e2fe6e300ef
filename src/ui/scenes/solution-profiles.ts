/**
 * The profiles that a solution's drawing shows: what the list looks like in that line of work. Names, groups and places
 * are written as teams write them, and are the same in every language; brands and people in them are made up.
 */
import type { SolutionId } from '../../site/pages/sections';

/** Countries of the proxies, each with the start of an address kept for examples (RFC 5737). */
const networks = {
  BR: '203.0.113',
  DE: '192.0.2',
  ES: '203.0.113',
  FR: '198.51.100',
  GB: '198.51.100',
  IT: '203.0.113',
  JP: '192.0.2',
  PL: '198.51.100',
  SE: '192.0.2',
  US: '203.0.113',
  VN: '198.51.100',
} as const;
type Country = keyof typeof networks;

/** The kind of page in an open window, typical of this work. */
export type PageKind = 'shop' | 'ads' | 'feed' | 'chat' | 'table';

/** One row of the list of profiles. */
export interface SceneProfile {
  readonly name: string;
  readonly group: string;
  readonly country: string;
  /** Exit IP of its proxy. */
  readonly address: string;
  readonly state: 'running' | 'ready' | 'checking';
  readonly hue: 1 | 2 | 3 | 4 | 5;
}

type Row = readonly [name: string, group: string, country: Country];

/** Rows by place: the first two are open, the one whose proxy is being checked is in the middle. */
const states = ['running', 'running', 'ready', 'checking', 'ready'] as const;
const hues = [1, 2, 4, 3, 5] as const;

const profilesFrom = (rows: readonly Row[]): readonly SceneProfile[] =>
  rows.map(([name, group, country], place) => ({
    name,
    group,
    country,
    address: `${networks[country]}.${14 + 23 * place}`,
    state: states[place % states.length] ?? 'ready',
    hue: hues[place % hues.length] ?? 1,
  }));

const desks: Readonly<Record<SolutionId, { readonly page: PageKind; readonly rows: readonly Row[] }>> = {
  'affiliate-marketing': {
    page: 'ads',
    rows: [
      ['travel-network-1', 'Travel', 'GB'],
      ['travel-network-2', 'Travel', 'DE'],
      ['garden-network-1', 'Garden', 'FR'],
      ['landing-view-it', 'Views', 'IT'],
      ['landing-view-es', 'Views', 'ES'],
    ],
  },
  'e-commerce': {
    page: 'shop',
    rows: [
      ['nordhaus-market-de', 'Nordhaus', 'DE'],
      ['nordhaus-market-fr', 'Nordhaus', 'FR'],
      ['nordhaus-own-shop', 'Nordhaus', 'DE'],
      ['fjell-market-se', 'Fjell', 'SE'],
      ['view-se', 'Views', 'SE'],
    ],
  },
  'digital-agency': {
    page: 'ads',
    rows: [
      ['atelier-nord-ads', 'Atelier Nord', 'SE'],
      ['atelier-nord-social', 'Atelier Nord', 'SE'],
      ['cafe-luma-ads', 'Café Luma', 'FR'],
      ['cafe-luma-maps', 'Café Luma', 'FR'],
      ['studio-orla-ads', 'Studio Orla', 'GB'],
    ],
  },
  'social-marketing': {
    page: 'feed',
    rows: [
      ['cafe-luma-main', 'Café Luma', 'FR'],
      ['cafe-luma-jobs', 'Café Luma', 'FR'],
      ['holm-bakery-de', 'Holm', 'DE'],
      ['holm-bakery-se', 'Holm', 'SE'],
      ['orla-studio', 'Orla', 'GB'],
    ],
  },
  'web-scraping': {
    page: 'table',
    rows: [
      ['catalogue-de-1', 'Catalogue', 'DE'],
      ['catalogue-de-2', 'Catalogue', 'DE'],
      ['catalogue-fr-1', 'Catalogue', 'FR'],
      ['stock-it-1', 'Stock', 'IT'],
      ['stock-pl-1', 'Stock', 'PL'],
    ],
  },
  'traffic-arbitrage': {
    page: 'ads',
    rows: [
      ['buyer-a-gb', 'Buyer A', 'GB'],
      ['buyer-a-us', 'Buyer A', 'US'],
      ['buyer-b-br', 'Buyer B', 'BR'],
      ['tracker', 'Reports', 'DE'],
      ['landing-view-br', 'Views', 'BR'],
    ],
  },
  ticketing: {
    page: 'table',
    rows: [
      ['box-office-north', 'Box office', 'SE'],
      ['box-office-south', 'Box office', 'IT'],
      ['partner-sales-gb', 'Partners', 'GB'],
      ['view-de', 'Views', 'DE'],
      ['view-us', 'Views', 'US'],
    ],
  },
  'google-servies': {
    page: 'table',
    rows: [
      ['holm-business', 'Holm', 'SE'],
      ['holm-analytics', 'Holm', 'SE'],
      ['luma-business', 'Luma', 'FR'],
      ['luma-merchant', 'Luma', 'FR'],
      ['orla-business', 'Orla', 'GB'],
    ],
  },
  facebook: {
    page: 'feed',
    rows: [
      ['holm-page', 'Holm', 'SE'],
      ['holm-ads', 'Holm', 'SE'],
      ['luma-page', 'Luma', 'FR'],
      ['luma-ads', 'Luma', 'FR'],
      ['orla-page', 'Orla', 'GB'],
    ],
  },
  'twitter-x': {
    page: 'feed',
    rows: [
      ['fjell-news', 'Fjell', 'SE'],
      ['fjell-support', 'Fjell', 'SE'],
      ['fjell-support-de', 'Fjell', 'DE'],
      ['orla-studio', 'Orla', 'GB'],
      ['orla-events', 'Orla', 'US'],
    ],
  },
  tiktok: {
    page: 'feed',
    rows: [
      ['luma-recipes', 'Luma', 'FR'],
      ['luma-behind-bar', 'Luma', 'FR'],
      ['fjell-outdoor-de', 'Fjell', 'DE'],
      ['fjell-outdoor-us', 'Fjell', 'US'],
      ['nordhaus-shop-gb', 'Nordhaus', 'GB'],
    ],
  },
  amazon: {
    page: 'shop',
    rows: [
      ['nordhaus-seller-eu', 'Nordhaus', 'DE'],
      ['nordhaus-seller-us', 'Nordhaus', 'US'],
      ['fjell-seller-jp', 'Fjell', 'JP'],
      ['view-de', 'Views', 'DE'],
      ['view-us', 'Views', 'US'],
    ],
  },
  discord: {
    page: 'chat',
    rows: [
      ['fjell-community', 'Fjell', 'SE'],
      ['fjell-moderation', 'Fjell', 'DE'],
      ['orla-community', 'Orla', 'GB'],
      ['orla-events', 'Orla', 'US'],
      ['test-newcomer', 'Tests', 'FR'],
    ],
  },
  linkedin: {
    page: 'feed',
    rows: [
      ['nordhaus-company', 'Nordhaus', 'DE'],
      ['nordhaus-jobs', 'Nordhaus', 'DE'],
      ['mira-lind', 'Fjell', 'SE'],
      ['ines-costa', 'Orla', 'ES'],
      ['orla-company', 'Orla', 'GB'],
    ],
  },
  crypto: {
    page: 'table',
    rows: [
      ['exchange-main', 'Treasury', 'DE'],
      ['exchange-second', 'Treasury', 'FR'],
      ['wallet-tests', 'Tests', 'SE'],
      ['app-view-us', 'Views', 'US'],
      ['app-view-jp', 'Views', 'JP'],
    ],
  },
  betting: {
    page: 'table',
    rows: [
      ['odds-gb', 'Odds', 'GB'],
      ['odds-it', 'Odds', 'IT'],
      ['odds-es', 'Odds', 'ES'],
      ['offer-view-se', 'Views', 'SE'],
      ['offer-view-de', 'Views', 'DE'],
    ],
  },
  'seo-serp': {
    page: 'table',
    rows: [
      ['serp-de-desktop', 'Germany', 'DE'],
      ['serp-de-second', 'Germany', 'DE'],
      ['serp-fr-desktop', 'France', 'FR'],
      ['serp-us-desktop', 'US', 'US'],
      ['serp-jp-desktop', 'Japan', 'JP'],
    ],
  },
  'google-ads': {
    page: 'ads',
    rows: [
      ['holm-ads', 'Holm', 'SE'],
      ['luma-ads-fr', 'Luma', 'FR'],
      ['luma-ads-be', 'Luma', 'FR'],
      ['orla-ads', 'Orla', 'GB'],
      ['ad-view-de', 'Views', 'DE'],
    ],
  },
  youtube: {
    page: 'feed',
    rows: [
      ['fjell-channel', 'Fjell', 'SE'],
      ['fjell-channel-de', 'Fjell', 'DE'],
      ['luma-kitchen', 'Luma', 'FR'],
      ['orla-talks', 'Orla', 'GB'],
      ['nordhaus-howto', 'Nordhaus', 'US'],
    ],
  },
  reddit: {
    page: 'feed',
    rows: [
      ['fjell-brand', 'Fjell', 'SE'],
      ['fjell-support', 'Fjell', 'GB'],
      ['orla-brand', 'Orla', 'GB'],
      ['orla-ads', 'Orla', 'US'],
      ['reading-only', 'Research', 'US'],
    ],
  },
  pinterest: {
    page: 'feed',
    rows: [
      ['nordhaus-living', 'Nordhaus', 'DE'],
      ['nordhaus-garden', 'Nordhaus', 'DE'],
      ['luma-recipes', 'Luma', 'FR'],
      ['orla-prints', 'Orla', 'GB'],
      ['orla-prints-us', 'Orla', 'US'],
    ],
  },
  instagram: {
    page: 'feed',
    rows: [
      ['luma-paris', 'Luma', 'FR'],
      ['luma-lyon', 'Luma', 'FR'],
      ['holm-bakery', 'Holm', 'SE'],
      ['orla-studio', 'Orla', 'GB'],
      ['nordhaus-living', 'Nordhaus', 'DE'],
    ],
  },
  ebay: {
    page: 'shop',
    rows: [
      ['nordhaus-outlet-de', 'Nordhaus', 'DE'],
      ['nordhaus-outlet-gb', 'Nordhaus', 'GB'],
      ['fjell-used-gear', 'Fjell', 'US'],
      ['fjell-parts', 'Fjell', 'PL'],
      ['view-gb', 'Views', 'GB'],
    ],
  },
  shopify: {
    page: 'shop',
    rows: [
      ['nordhaus-admin', 'Nordhaus', 'DE'],
      ['fjell-admin', 'Fjell', 'SE'],
      ['luma-beans-admin', 'Luma', 'FR'],
      ['checkout-test-us', 'Tests', 'US'],
      ['checkout-test-gb', 'Tests', 'GB'],
    ],
  },
  onlyfans: {
    page: 'chat',
    rows: [
      ['creator-a', 'Creator A', 'GB'],
      ['creator-a-inbox', 'Creator A', 'GB'],
      ['creator-b', 'Creator B', 'ES'],
      ['creator-b-inbox', 'Creator B', 'ES'],
      ['creator-c', 'Creator C', 'US'],
    ],
  },
  tinder: {
    page: 'feed',
    rows: [
      ['campaign-test-de', 'Tests', 'DE'],
      ['campaign-test-fr', 'Tests', 'FR'],
      ['safety-review', 'Research', 'GB'],
      ['wording-study-us', 'Research', 'US'],
      ['wording-study-br', 'Research', 'BR'],
    ],
  },
  telegram: {
    page: 'chat',
    rows: [
      ['support-de', 'Support', 'DE'],
      ['support-pl', 'Support', 'PL'],
      ['channel-fjell', 'Channels', 'SE'],
      ['channel-luma', 'Channels', 'FR'],
      ['ads-cabinet', 'Ads', 'GB'],
    ],
  },
  whatsapp: {
    page: 'chat',
    rows: [
      ['shop-orders', 'Shop', 'DE'],
      ['shop-returns', 'Shop', 'DE'],
      ['service-pl', 'Service', 'PL'],
      ['service-it', 'Service', 'IT'],
      ['wholesale', 'Sales', 'ES'],
    ],
  },
  'media-market': {
    page: 'ads',
    rows: [
      ['brand-a-us', 'Brand A', 'US'],
      ['brand-a-gb', 'Brand A', 'GB'],
      ['brand-b-de', 'Brand B', 'DE'],
      ['brand-b-fr', 'Brand B', 'FR'],
      ['landing-view-us', 'Views', 'US'],
    ],
  },
  'data-collection': {
    page: 'table',
    rows: [
      ['category-us', 'US', 'US'],
      ['reviews-us', 'US', 'US'],
      ['category-de', 'DE', 'DE'],
      ['category-jp', 'JP', 'JP'],
      ['category-br', 'BR', 'BR'],
    ],
  },
  'price-comparison': {
    page: 'table',
    rows: [
      ['price-us', 'Prices', 'US'],
      ['price-gb', 'Prices', 'GB'],
      ['price-de', 'Prices', 'DE'],
      ['price-jp', 'Prices', 'JP'],
      ['price-vn', 'Prices', 'VN'],
    ],
  },
  'self-examination': {
    page: 'shop',
    rows: [
      ['buyer-view-us', 'Views', 'US'],
      ['buyer-view-de', 'Views', 'DE'],
      ['buyer-view-jp', 'Views', 'JP'],
      ['seller-office-1', 'Offices', 'US'],
      ['seller-office-2', 'Offices', 'DE'],
    ],
  },
};

/** The desk of a solution: its profiles, and the kind of page that its windows show. */
export function deskOf(id: SolutionId): { readonly page: PageKind; readonly profiles: readonly SceneProfile[] } {
  const { page, rows } = desks[id];
  return { page, profiles: profilesFrom(rows) };
}
