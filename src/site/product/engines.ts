/** The version of Chromium in each release (docs/product-facts.md), and since when that version has been stable. */

export interface Engine {
  /** Of the product. */
  readonly version: string;
  readonly chromium: number;
  /** When that version became stable on desktops, `YYYY-MM-DD`. */
  readonly stable: string;
}

/** The newest last. Every release needs its row. */
export const engines: readonly Engine[] = [
  { version: '3.1.0', chromium: 147, stable: '2026-04-07' },
  { version: '3.2.0', chromium: 148, stable: '2026-05-05' },
  { version: '3.3.0', chromium: 150, stable: '2026-06-30' },
  { version: '3.4.0', chromium: 151, stable: '2026-07-28' },
  { version: '3.5.0', chromium: 154, stable: '2026-09-22' },
  { version: '3.6.0', chromium: 157, stable: '2026-11-03' },
];

/** Source of the dates, and when they were read there (release 8.1.9 of the data). */
export const engineSource = {
  name: 'MDN browser-compat-data',
  address: 'https://github.com/mdn/browser-compat-data/blob/main/browsers/chrome.json',
  read: '2026-11-26',
} as const;

/** Days between the engine's stable version and the release. */
export const lagOf = ({ stable }: Engine, released: string): number =>
  (Date.parse(released) - Date.parse(stable)) / 86_400_000;
