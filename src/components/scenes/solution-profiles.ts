/**
 * The profiles that a solution's drawing shows: what the list looks like in that line of work.
 */
import type { SolutionId } from '../../site/sections';

/** One row of the list of profiles; names and places are the same in every language. */
export interface SceneProfile {
  readonly name: string;
  readonly group: 'groupShops' | 'groupAds' | 'groupClients';
  readonly proxy: string;
  readonly state: 'running' | 'ready' | 'checking';
  readonly hue: 1 | 2 | 3 | 4 | 5;
}

/** Lines of work that are organised alike. */
const lines = {
  shops: [
    { name: 'Shop DE', group: 'groupShops', proxy: '185.13.•.•', state: 'running', hue: 1 },
    { name: 'Shop FR', group: 'groupShops', proxy: '91.165.•.•', state: 'running', hue: 2 },
    { name: 'Shop IT', group: 'groupShops', proxy: '151.38.•.•', state: 'ready', hue: 5 },
    { name: 'Outlet PL', group: 'groupShops', proxy: '83.12.•.•', state: 'checking', hue: 3 },
    { name: 'View DE', group: 'groupClients', proxy: '78.46.•.•', state: 'ready', hue: 4 },
  ],
  advertising: [
    { name: 'Ads EU-1', group: 'groupAds', proxy: '51.15.•.•', state: 'running', hue: 3 },
    { name: 'Ads EU-2', group: 'groupAds', proxy: '62.210.•.•', state: 'running', hue: 1 },
    { name: 'Ads BR', group: 'groupAds', proxy: '177.54.•.•', state: 'checking', hue: 2 },
    { name: 'Landing A', group: 'groupClients', proxy: '86.44.•.•', state: 'ready', hue: 4 },
    { name: 'Landing B', group: 'groupClients', proxy: '86.44.•.•', state: 'ready', hue: 5 },
  ],
  clients: [
    { name: 'Atelier Nord', group: 'groupClients', proxy: '62.210.•.•', state: 'running', hue: 4 },
    { name: 'Café Luma', group: 'groupClients', proxy: '78.46.•.•', state: 'running', hue: 5 },
    { name: 'Studio Orla', group: 'groupClients', proxy: '86.44.•.•', state: 'ready', hue: 1 },
    { name: 'Bakery Holm', group: 'groupClients', proxy: '87.48.•.•', state: 'ready', hue: 2 },
    { name: 'Holm Ads', group: 'groupAds', proxy: '87.48.•.•', state: 'checking', hue: 3 },
  ],
  views: [
    { name: 'View DE', group: 'groupClients', proxy: '78.46.•.•', state: 'running', hue: 1 },
    { name: 'View FR', group: 'groupClients', proxy: '91.165.•.•', state: 'running', hue: 2 },
    { name: 'View US', group: 'groupClients', proxy: '162.33.•.•', state: 'running', hue: 3 },
    { name: 'View BR', group: 'groupClients', proxy: '177.54.•.•', state: 'checking', hue: 4 },
    { name: 'View JP', group: 'groupClients', proxy: '133.18.•.•', state: 'ready', hue: 5 },
  ],
} as const satisfies Readonly<Record<string, readonly SceneProfile[]>>;

const lineOf: Readonly<Record<SolutionId, keyof typeof lines>> = {
  'affiliate-marketing': 'advertising',
  'e-commerce': 'shops',
  'digital-agency': 'clients',
  'social-marketing': 'clients',
  'web-scraping': 'views',
  'traffic-arbitrage': 'advertising',
  ticketing: 'views',
  'google-servies': 'advertising',
  facebook: 'clients',
  'twitter-x': 'clients',
  tiktok: 'clients',
  amazon: 'shops',
  discord: 'clients',
  linkedin: 'clients',
  crypto: 'views',
  betting: 'views',
  'seo-serp': 'views',
  'google-ads': 'advertising',
  youtube: 'clients',
  reddit: 'clients',
  pinterest: 'clients',
  instagram: 'clients',
  ebay: 'shops',
  shopify: 'shops',
  onlyfans: 'clients',
  tinder: 'clients',
  telegram: 'clients',
  whatsapp: 'clients',
  'media-market': 'clients',
  'data-collection': 'views',
  'price-comparison': 'views',
  'self-examination': 'views',
};

/** The rows that a solution shows. */
export const profilesOf = (id: SolutionId): readonly SceneProfile[] => lines[lineOf[id]];

/** The rows that are shown where no line of work is meant. */
export const ordinaryProfiles: readonly SceneProfile[] = [
  lines.shops[0],
  lines.shops[1],
  { ...lines.advertising[1], state: 'checking', hue: 3 },
  { ...lines.clients[0], state: 'ready' },
  { ...lines.clients[1], state: 'ready' },
];
