/** Sample profiles for each solution. Client names are those of `desk.ts` and of the articles. */
import type { SolutionId } from '../../site/pages/sections';

/** Proxy countries, each with the start of an RFC 5737 address, as in `desk.ts`. */
const networks = {
  BR: '203.0.113',
  DE: '203.0.113',
  ES: '203.0.113',
  FR: '198.51.100',
  GB: '198.51.100',
  IT: '203.0.113',
  JP: '192.0.2',
  PL: '192.0.2',
  SE: '192.0.2',
  US: '203.0.113',
  VN: '198.51.100',
} as const;
type Country = keyof typeof networks;

/** What an open window shows. */
export type PageKind = 'shop' | 'ads' | 'feed' | 'chat' | 'table';

/** A row of the list of profiles. */
export interface SceneProfile {
  readonly name: string;
  readonly group: string;
  readonly country: string;
  /** The proxy's exit IP. */
  readonly address: string;
  readonly state: 'running' | 'ready' | 'checking';
  readonly hue: 1 | 2 | 3 | 4 | 5;
}

type Row = readonly [name: string, group: string, country: Country];

/** By index: the first two are open, the middle one's proxy is being checked. */
const states = ['running', 'running', 'ready', 'checking', 'ready'] as const;
const hues = [1, 2, 4, 3, 5] as const;

const profilesFrom = (rows: readonly Row[]): readonly SceneProfile[] =>
  rows.map(([name, group, country], index) => ({
    name,
    group,
    country,
    address: `${networks[country]}.${14 + 23 * index}`,
    state: states[index % states.length] ?? 'ready',
    hue: hues[index % hues.length] ?? 1,
  }));

const desks: Readonly<Record<SolutionId, { readonly page: PageKind; readonly rows: readonly Row[] }>> = {
  'affiliate-marketing': {
    page: 'ads',
    rows: [
      ['Travel network 1', 'Travel', 'GB'],
      ['Travel network 2', 'Travel', 'DE'],
      ['Garden network 1', 'Garden', 'FR'],
      ['Landing view IT', 'Views', 'IT'],
      ['Landing view ES', 'Views', 'ES'],
    ],
  },
  'e-commerce': {
    page: 'shop',
    rows: [
      ['Northwind market DE', 'Northwind', 'DE'],
      ['Northwind market FR', 'Northwind', 'FR'],
      ['Northwind own shop', 'Northwind', 'DE'],
      ['Fjell market SE', 'Fjell', 'SE'],
      ['View SE', 'Views', 'SE'],
    ],
  },
  'digital-agency': {
    page: 'ads',
    rows: [
      ['Atelier Nord ads', 'Atelier Nord', 'SE'],
      ['Atelier Nord social', 'Atelier Nord', 'SE'],
      ['Café Luma ads', 'Café Luma', 'FR'],
      ['Café Luma maps', 'Café Luma', 'FR'],
      ['Studio Orla ads', 'Studio Orla', 'GB'],
    ],
  },
  'social-marketing': {
    page: 'feed',
    rows: [
      ['Café Luma main', 'Café Luma', 'FR'],
      ['Café Luma jobs', 'Café Luma', 'FR'],
      ['Holm bakery DE', 'Holm', 'DE'],
      ['Holm bakery SE', 'Holm', 'SE'],
      ['Orla studio', 'Orla', 'GB'],
    ],
  },
  'web-scraping': {
    page: 'table',
    rows: [
      ['Catalog DE 1', 'Catalog', 'DE'],
      ['Catalog DE 2', 'Catalog', 'DE'],
      ['Catalog FR 1', 'Catalog', 'FR'],
      ['Stock IT 1', 'Stock', 'IT'],
      ['Stock PL 1', 'Stock', 'PL'],
    ],
  },
  'traffic-arbitrage': {
    page: 'ads',
    rows: [
      ['Buyer A GB', 'Buyer A', 'GB'],
      ['Buyer A US', 'Buyer A', 'US'],
      ['Buyer B BR', 'Buyer B', 'BR'],
      ['Tracker', 'Reports', 'DE'],
      ['Landing view BR', 'Views', 'BR'],
    ],
  },
  ticketing: {
    page: 'table',
    rows: [
      ['Box office north', 'Box office', 'SE'],
      ['Box office south', 'Box office', 'IT'],
      ['Partner sales GB', 'Partners', 'GB'],
      ['View DE', 'Views', 'DE'],
      ['View US', 'Views', 'US'],
    ],
  },
  'google-servies': {
    page: 'table',
    rows: [
      ['Holm business', 'Holm', 'SE'],
      ['Holm analytics', 'Holm', 'SE'],
      ['Luma business', 'Luma', 'FR'],
      ['Luma merchant', 'Luma', 'FR'],
      ['Orla business', 'Orla', 'GB'],
    ],
  },
  facebook: {
    page: 'feed',
    rows: [
      ['Holm page', 'Holm', 'SE'],
      ['Holm ads', 'Holm', 'SE'],
      ['Luma page', 'Luma', 'FR'],
      ['Luma ads', 'Luma', 'FR'],
      ['Orla page', 'Orla', 'GB'],
    ],
  },
  'twitter-x': {
    page: 'feed',
    rows: [
      ['Fjell news', 'Fjell', 'SE'],
      ['Fjell support', 'Fjell', 'SE'],
      ['Fjell support DE', 'Fjell', 'DE'],
      ['Orla studio', 'Orla', 'GB'],
      ['Orla events', 'Orla', 'US'],
    ],
  },
  tiktok: {
    page: 'feed',
    rows: [
      ['Luma recipes', 'Luma', 'FR'],
      ['Luma behind the bar', 'Luma', 'FR'],
      ['Fjell outdoor DE', 'Fjell', 'DE'],
      ['Fjell outdoor US', 'Fjell', 'US'],
      ['Northwind shop GB', 'Northwind', 'GB'],
    ],
  },
  amazon: {
    page: 'shop',
    rows: [
      ['Northwind seller EU', 'Northwind', 'DE'],
      ['Northwind seller US', 'Northwind', 'US'],
      ['Fjell seller JP', 'Fjell', 'JP'],
      ['View DE', 'Views', 'DE'],
      ['View US', 'Views', 'US'],
    ],
  },
  discord: {
    page: 'chat',
    rows: [
      ['Fjell community', 'Fjell', 'SE'],
      ['Fjell moderation', 'Fjell', 'DE'],
      ['Orla community', 'Orla', 'GB'],
      ['Orla events', 'Orla', 'US'],
      ['Test newcomer', 'Tests', 'FR'],
    ],
  },
  linkedin: {
    page: 'feed',
    rows: [
      ['Northwind company', 'Northwind', 'DE'],
      ['Northwind jobs', 'Northwind', 'DE'],
      ['Mira Lind', 'Fjell', 'SE'],
      ['Ines Costa', 'Orla', 'ES'],
      ['Orla company', 'Orla', 'GB'],
    ],
  },
  crypto: {
    page: 'table',
    rows: [
      ['Exchange main', 'Treasury', 'DE'],
      ['Exchange second', 'Treasury', 'FR'],
      ['Wallet tests', 'Tests', 'SE'],
      ['App view US', 'Views', 'US'],
      ['App view JP', 'Views', 'JP'],
    ],
  },
  betting: {
    page: 'table',
    rows: [
      ['Odds GB', 'Odds', 'GB'],
      ['Odds IT', 'Odds', 'IT'],
      ['Odds ES', 'Odds', 'ES'],
      ['Offer view SE', 'Views', 'SE'],
      ['Offer view DE', 'Views', 'DE'],
    ],
  },
  'seo-serp': {
    page: 'table',
    rows: [
      ['SERP DE desktop', 'Germany', 'DE'],
      ['SERP DE second', 'Germany', 'DE'],
      ['SERP FR desktop', 'France', 'FR'],
      ['SERP US desktop', 'US', 'US'],
      ['SERP JP desktop', 'Japan', 'JP'],
    ],
  },
  'google-ads': {
    page: 'ads',
    rows: [
      ['Holm ads', 'Holm', 'SE'],
      ['Luma ads FR', 'Luma', 'FR'],
      ['Luma ads BE', 'Luma', 'FR'],
      ['Orla ads', 'Orla', 'GB'],
      ['Ad view DE', 'Views', 'DE'],
    ],
  },
  youtube: {
    page: 'feed',
    rows: [
      ['Fjell channel', 'Fjell', 'SE'],
      ['Fjell channel DE', 'Fjell', 'DE'],
      ['Luma kitchen', 'Luma', 'FR'],
      ['Orla talks', 'Orla', 'GB'],
      ['Northwind how-to', 'Northwind', 'US'],
    ],
  },
  reddit: {
    page: 'feed',
    rows: [
      ['Fjell brand', 'Fjell', 'SE'],
      ['Fjell support', 'Fjell', 'GB'],
      ['Orla brand', 'Orla', 'GB'],
      ['Orla ads', 'Orla', 'US'],
      ['Reading only', 'Research', 'US'],
    ],
  },
  pinterest: {
    page: 'feed',
    rows: [
      ['Northwind living', 'Northwind', 'DE'],
      ['Northwind garden', 'Northwind', 'DE'],
      ['Luma recipes', 'Luma', 'FR'],
      ['Orla prints', 'Orla', 'GB'],
      ['Orla prints US', 'Orla', 'US'],
    ],
  },
  instagram: {
    page: 'feed',
    rows: [
      ['Luma Paris', 'Luma', 'FR'],
      ['Luma Lyon', 'Luma', 'FR'],
      ['Holm bakery', 'Holm', 'SE'],
      ['Orla studio', 'Orla', 'GB'],
      ['Northwind living', 'Northwind', 'DE'],
    ],
  },
  ebay: {
    page: 'shop',
    rows: [
      ['Northwind outlet DE', 'Northwind', 'DE'],
      ['Northwind outlet GB', 'Northwind', 'GB'],
      ['Fjell used gear', 'Fjell', 'US'],
      ['Fjell parts', 'Fjell', 'PL'],
      ['View GB', 'Views', 'GB'],
    ],
  },
  shopify: {
    page: 'shop',
    rows: [
      ['Northwind admin', 'Northwind', 'DE'],
      ['Fjell admin', 'Fjell', 'SE'],
      ['Luma beans admin', 'Luma', 'FR'],
      ['Checkout test US', 'Tests', 'US'],
      ['Checkout test GB', 'Tests', 'GB'],
    ],
  },
  onlyfans: {
    page: 'chat',
    rows: [
      ['Creator A', 'Creator A', 'GB'],
      ['Creator A inbox', 'Creator A', 'GB'],
      ['Creator B', 'Creator B', 'ES'],
      ['Creator B inbox', 'Creator B', 'ES'],
      ['Creator C', 'Creator C', 'US'],
    ],
  },
  tinder: {
    page: 'feed',
    rows: [
      ['Campaign test DE', 'Tests', 'DE'],
      ['Campaign test FR', 'Tests', 'FR'],
      ['Safety review', 'Research', 'GB'],
      ['Wording study US', 'Research', 'US'],
      ['Wording study BR', 'Research', 'BR'],
    ],
  },
  telegram: {
    page: 'chat',
    rows: [
      ['Support DE', 'Support', 'DE'],
      ['Support PL', 'Support', 'PL'],
      ['Channel Fjell', 'Channels', 'SE'],
      ['Channel Luma', 'Channels', 'FR'],
      ['Ads cabinet', 'Ads', 'GB'],
    ],
  },
  whatsapp: {
    page: 'chat',
    rows: [
      ['Shop orders', 'Shop', 'DE'],
      ['Shop returns', 'Shop', 'DE'],
      ['Service PL', 'Service', 'PL'],
      ['Service IT', 'Service', 'IT'],
      ['Wholesale', 'Sales', 'ES'],
    ],
  },
  'media-market': {
    page: 'ads',
    rows: [
      ['Brand A US', 'Brand A', 'US'],
      ['Brand A GB', 'Brand A', 'GB'],
      ['Brand B DE', 'Brand B', 'DE'],
      ['Brand B FR', 'Brand B', 'FR'],
      ['Landing view US', 'Views', 'US'],
    ],
  },
  'data-collection': {
    page: 'table',
    rows: [
      ['Category US', 'US', 'US'],
      ['Reviews US', 'US', 'US'],
      ['Category DE', 'DE', 'DE'],
      ['Category JP', 'JP', 'JP'],
      ['Category BR', 'BR', 'BR'],
    ],
  },
  'price-comparison': {
    page: 'table',
    rows: [
      ['Price US', 'Prices', 'US'],
      ['Price GB', 'Prices', 'GB'],
      ['Price DE', 'Prices', 'DE'],
      ['Price JP', 'Prices', 'JP'],
      ['Price VN', 'Prices', 'VN'],
    ],
  },
  'self-examination': {
    page: 'shop',
    rows: [
      ['Buyer view US', 'Views', 'US'],
      ['Buyer view DE', 'Views', 'DE'],
      ['Buyer view JP', 'Views', 'JP'],
      ['Seller office 1', 'Offices', 'US'],
      ['Seller office 2', 'Offices', 'DE'],
    ],
  },
};

export function deskOf(id: SolutionId): { readonly page: PageKind; readonly profiles: readonly SceneProfile[] } {
  const { page, rows } = desks[id];
  return { page, profiles: profilesFrom(rows) };
}
