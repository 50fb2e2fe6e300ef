/** More sample data (`desk.ts`); `desk-day.ts` has one day. */
import type { IconName } from '../icon/icons';
import { type DeskName, type DeskProfile, desk } from './desk';

/** Only in the drawings of releases' highlights, as the releases name them. */
export const furtherProfiles = {
  'Shop PL 04': 1,
  'Shop CZ 01': 2,
  'Test bench': 5,
  'Trial 07': 5,
} as const satisfies Readonly<Record<string, DeskProfile['hue']>>;

export type AnyProfile = DeskName | keyof typeof furtherProfiles;

const isOnDesk = (name: AnyProfile): name is DeskName => name in desk;

/** The number of its color. */
export const hueOf = (name: AnyProfile): DeskProfile['hue'] =>
  isOnDesk(name) ? desk[name].hue : furtherProfiles[name];

/** `delay` in ms; null if the check failed. */
export interface DeskProxy {
  readonly kind: 'HTTP' | 'HTTPS' | 'SOCKS5';
  readonly address: string;
  readonly country: string;
  readonly city: string;
  readonly delay: number | null;
}

export const proxies = {
  'Northwind DE': { kind: 'SOCKS5', address: desk['Shop DE'].address, country: 'DE', city: 'Berlin', delay: 48 },
  'Northwind FR': { kind: 'HTTPS', address: desk['Shop FR'].address, country: 'FR', city: 'Paris', delay: 131 },
  'Northwind US': { kind: 'HTTP', address: desk['Shop US'].address, country: 'US', city: 'Chicago', delay: 162 },
  'Northwind PL': { kind: 'HTTP', address: '192.0.2.44', country: 'PL', city: 'Warsaw', delay: 73 },
  'Harbour PT': { kind: 'HTTPS', address: '198.51.100.24', country: 'PT', city: 'Lisbon', delay: 388 },
  'Harbour BR': { kind: 'HTTP', address: '203.0.113.61', country: 'BR', city: 'São Paulo', delay: 414 },
  'Harbour FR': { kind: 'HTTP', address: '', country: '', city: '', delay: null },
} as const satisfies Readonly<Record<string, DeskProxy>>;

export type ProxyName = keyof typeof proxies;

/** What a page sees of a profile whose location was set by hand. */
export const lisbon = {
  profile: 'Shop PT',
  system: 'Windows 11',
  screen: '1920 × 1080',
  languages: 'pt-PT, en',
  timeZone: 'Europe/Lisbon',
  location: '38.72, −9.14',
  canvas: '2c90…7b',
  address: proxies['Harbour PT'].address,
} as const;

/** The computer itself: the name that WebRTC gives it, its address, which no profile may reveal, and its country. */
export const ownAddress = { name: '4d1f…e0.local', address: '192.0.2.17', country: 'AT' } as const;

/** By initials, each with the color of their face. */
export const members = {
  AN: { name: 'Ana', hue: 1 },
  MT: { name: 'Mateo', hue: 2 },
  JK: { name: 'Joke', hue: 4 },
  ME: { name: 'Mette', hue: 3 },
  JO: { name: 'Jonas', hue: 5 },
} as const;

export type Initials = keyof typeof members;

/** As in the message `synchronizer.delay`. */
export const delay = '0.4–1.8 s';

/** The same for all accounts of a chain's branches. */
export const headOffice = 'Ringstr. 8';

/** Saved filters, with the number of profiles that match. */
export const savedFilters = [
  { name: 'marketplace', profiles: '48' },
  { name: 'check-monday', profiles: '31' },
] as const;

/** Name, end of the key, last used when and for what (an icon). */
export const apiKeys = [
  { name: 'nightly-report', end: '••••a94c', time: '09:12', what: 'play' },
  { name: 'price-check', end: '••••17e0', time: '09:40', what: 'tag' },
] as const satisfies readonly {
  readonly name: string;
  readonly end: string;
  readonly time: string;
  readonly what: IconName;
}[];

/** Two-factor code. */
export const secondStep = '418 902';
