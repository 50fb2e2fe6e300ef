/**
 * The sample data of every drawing of the application, on pages and in articles (workshop/scenes); the rest is in `desk-
 * day.ts` and `desk-more.ts`, so that a page loads little more than it shows.
 *
 * The same in every language; brands are made up, addresses are from RFC 5737. Texts beside drawings use these names.
 */
import type { PageKind } from '../../site/pages/sections';

/** What a page can see of it. */
export interface DeskProfile {
  readonly group: string;
  /** Country, exit IP and time zone of its proxy. */
  readonly country: string;
  readonly address: string;
  readonly timeZone: string;
  /** All clocks show the same moment. */
  readonly clock: string;
  readonly system: string;
  readonly screen: string;
  readonly languages: string;
  readonly canvas: string;
  readonly webgl: string;
  /** What is open in it. */
  readonly page: PageKind;
  readonly state: 'running' | 'ready' | 'checking';
  /** The number of its color. */
  readonly hue: 1 | 2 | 3 | 4 | 5;
}

export const deskGroups = [
  { name: 'Northwind', profiles: 48, hue: 1 },
  { name: 'Fjell', profiles: 31, hue: 4 },
  { name: 'Atelier Nord', profiles: 26, hue: 3 },
  { name: 'Café Luma', profiles: 23, hue: 5 },
] as const;

/** In the order of the list. */
export const desk = {
  'Shop DE': {
    group: 'Northwind',
    country: 'DE',
    address: '203.0.113.10',
    timeZone: 'Europe/Berlin',
    clock: '16:05',
    system: 'Windows 11',
    screen: '1920 × 1080',
    languages: 'de-DE, en',
    canvas: '9f2c…41',
    webgl: 'a07e…b3',
    page: 'shop',
    state: 'running',
    hue: 1,
  },
  'Shop FR': {
    group: 'Northwind',
    country: 'FR',
    address: '198.51.100.7',
    timeZone: 'Europe/Paris',
    clock: '16:05',
    system: 'macOS 15',
    screen: '1728 × 1117',
    languages: 'fr-FR, en',
    canvas: '3d18…7a',
    webgl: '51cb…0e',
    page: 'shop',
    state: 'running',
    hue: 2,
  },
  'Shop US': {
    group: 'Northwind',
    country: 'US',
    address: '203.0.113.52',
    timeZone: 'America/Chicago',
    clock: '09:05',
    system: 'Windows 10',
    screen: '2560 × 1440',
    languages: 'en-US',
    canvas: 'c6a5…92',
    webgl: 'e23f…68',
    page: 'shop',
    state: 'running',
    hue: 3,
  },
  'Ads EU': {
    group: 'Fjell',
    country: 'SE',
    address: '192.0.2.60',
    timeZone: 'Europe/Stockholm',
    clock: '16:05',
    system: 'macOS 15',
    screen: '1512 × 982',
    languages: 'sv-SE, en',
    canvas: '70d4…e8',
    webgl: 'b91a…37',
    page: 'ads',
    state: 'ready',
    hue: 4,
  },
  'Atelier Nord': {
    group: 'Atelier Nord',
    country: 'GB',
    address: '198.51.100.83',
    timeZone: 'Europe/London',
    clock: '15:05',
    system: 'Windows 11',
    screen: '1366 × 768',
    languages: 'en-GB',
    canvas: '18be…c5',
    webgl: '4f60…2d',
    page: 'chat',
    state: 'checking',
    hue: 3,
  },
  'Café Luma': {
    group: 'Café Luma',
    country: 'FR',
    address: '198.51.100.106',
    timeZone: 'Europe/Paris',
    clock: '16:05',
    system: 'Linux',
    screen: '1920 × 1200',
    languages: 'fr-FR, en',
    canvas: 'd3f7…1b',
    webgl: '86c2…94',
    page: 'feed',
    state: 'ready',
    hue: 5,
  },
} as const satisfies Readonly<Record<string, DeskProfile>>;

export type DeskName = keyof typeof desk;

export const deskRows = Object.entries(desk).map(([name, profile]) => ({ name, ...profile }));
