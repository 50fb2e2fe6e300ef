/**
 * The 20 languages of the site, as one table (specification 2.1 and 3, design 3).
 *
 * Everything that depends on a language derives from here: prefixes, hosts, redirects, sitemaps, the picker, formats.
 */

/** A language's route prefix and folder name. `jp`, `vn` and `tc` are prefixes, not BCP 47 languages. */
export type LocaleCode = (typeof LOCALES)[number]['code'];

/** The public host that serves a language. */
export type PublicHost = 'global' | 'zh' | 'ru';

/** ISO 4217 codes of the currencies in which prices are shown (specification 3). */
export const currencies = ['USD', 'BRL', 'PLN', 'VND'] as const;
export type Currency = (typeof currencies)[number];

/** The scripts of the languages, by their ISO 15924 codes. */
export type Script = 'Latn' | 'Cyrl' | 'Hans' | 'Hant' | 'Jpan' | 'Kore' | 'Thai' | 'Khmr' | 'Deva';

/** One row of the table of languages. */
export interface Locale {
  readonly code: LocaleCode;
  /** BCP 47 tag, used for `lang`, hreflang, `Intl` and the names of the sitemaps. */
  readonly tag: string;
  /** The tag by which dates and amounts are written, where it is another. */
  readonly formats?: string;
  /** Further tags under which search engines get the same pages. */
  readonly alsoFor?: readonly string[];
  /** The language's own name, as the picker shows it. */
  readonly name: string;
  readonly script: Script;
  readonly host: PublicHost;
  readonly currency: Currency;
  /** The least round number that is written with a mark between its digits. */
  readonly thousands: string;
  /** A fifth as a percentage. */
  readonly percent: string;
  /** Half a dollar as a price: where the sign of a currency stands, and what separates decimals. */
  readonly price: string;
  /** A language that is being translated: only previews have it, and it may be incomplete. Without this word, it is enabled. */
  readonly draft?: true;
}

// biome-ignore format: a language is a row
const LOCALES = [
  { code: 'en', tag: 'en-US', name: 'English', script: 'Latn', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: '$0.50' },
  { code: 'zh', tag: 'zh-CN', name: '简体中文', script: 'Hans', host: 'zh', currency: 'USD', thousands: '1,000', percent: '20%', price: '$0.50' },
  { code: 'ru', tag: 'ru-RU', name: 'Русский', script: 'Cyrl', host: 'ru', currency: 'USD', thousands: '10\u00a0000', percent: '20\u00a0%', price: '0,50\u00a0$' },
  { code: 'vn', tag: 'vi-VN', name: 'Tiếng Việt', script: 'Latn', host: 'global', currency: 'VND', thousands: '1.000', percent: '20%', price: '0,50\u00a0$' },
  { code: 'es', tag: 'es-ES', name: 'Español', script: 'Latn', host: 'global', currency: 'USD', thousands: '10.000', percent: '20\u00a0%', price: '0,50\u00a0$' },
  { code: 'pt', tag: 'pt-PT', formats: 'pt-BR', alsoFor: ['pt-BR', 'pt'], name: 'Português (Brasil)', script: 'Latn', host: 'global', currency: 'BRL', thousands: '1.000', percent: '20%', price: '$\u00a00,50' },
  { code: 'tr', tag: 'tr-TR', name: 'Türkçe', script: 'Latn', host: 'global', currency: 'USD', thousands: '1.000', percent: '%20', price: '$0,50' },
  { code: 'th', tag: 'th-TH', formats: 'th-TH-u-ca-gregory', name: 'ไทย', script: 'Thai', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: '$0.50' },
  { code: 'fr', tag: 'fr-FR', name: 'Français', script: 'Latn', host: 'global', currency: 'USD', thousands: '1\u202f000', percent: '20\u00a0%', price: '0,50\u00a0$' },
  { code: 'uk', tag: 'uk-UA', name: 'Українська', script: 'Cyrl', host: 'global', currency: 'USD', thousands: '10\u00a0000', percent: '20%', price: '0,50\u00a0$' },
  { code: 'ko', tag: 'ko-KR', name: '한국어', script: 'Kore', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: '$0.50' },
  { code: 'hi', tag: 'hi-IN', name: 'हिन्दी', script: 'Deva', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: '$0.50' },
  { code: 'jp', tag: 'ja-JP', name: '日本語', script: 'Jpan', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: '$0.50' },
  { code: 'tc', tag: 'zh-TW', name: '繁體中文', script: 'Hant', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: 'US$0.50' },
  { code: 'de', tag: 'de-DE', name: 'Deutsch', script: 'Latn', host: 'global', currency: 'USD', thousands: '1.000', percent: '20\u00a0%', price: '0,50\u00a0$' },
  { code: 'fil', tag: 'tl-PH', name: 'Filipino', script: 'Latn', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: 'US$0.50' },
  // The specification's source labels Khmer in Hindi; the label is Khmer (design 3).
  { code: 'km', tag: 'km-KH', name: 'ភាសាខ្មែរ', script: 'Khmr', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: '0.50$' },
  { code: 'pl', tag: 'pl-PL', name: 'Polski', script: 'Latn', host: 'global', currency: 'PLN', thousands: '10\u00a0000', percent: '20%', price: '0,50\u00a0$' },
  { code: 'nl', tag: 'nl-NL', name: 'Nederlands', script: 'Latn', host: 'global', currency: 'USD', thousands: '1.000', percent: '20%', price: '$\u00a00,50' },
  { code: 'ro', tag: 'ro-RO', name: 'Română', script: 'Latn', host: 'global', currency: 'USD', thousands: '1.000', percent: '20\u00a0%', price: '0,50\u00a0$' },
] as const satisfies readonly {
  code: string;
  tag: string;
  formats?: string;
  alsoFor?: readonly string[];
  name: string;
  script: Script;
  host: PublicHost;
  currency: Currency;
  thousands: string;
  percent: string;
  price: string;
  draft?: true;
}[];

/** The table, in the order in which the picker lists it. */
export const locales: readonly Locale[] = LOCALES;

/** Every code, in the table's order. */
export const localeCodes: readonly LocaleCode[] = LOCALES.map((locale) => locale.code);

/** The languages of the public hosts: all but drafts. */
export const enabledLocales: readonly LocaleCode[] = locales.filter(({ draft }) => !draft).map(({ code }) => code);

/** The fallback of language detection, and the `x-default` alternate (specification 3). */
export const defaultLocale: LocaleCode = 'en';

const byCode = new Map<string, Locale>(LOCALES.map((locale) => [locale.code, locale]));

/**
 * The canonical form of a language's tag, under which its messages are kept: i18next and `Intl` turn `tl-PH` into
 * `fil-PH` before they look anything up.
 */
export const messageTagOf = (code: LocaleCode): string => Intl.getCanonicalLocales(localeOf(code).tag)[0] ?? code;

/** Whether a string is one of the 20 codes. */
export const isLocaleCode = (value: string): value is LocaleCode => byCode.has(value);

/**
 * The row of a code.
 * @throws when the code is not one of the 20; check a `LocaleCode` from outside with {@link isLocaleCode} first
 */
export function localeOf(code: LocaleCode): Locale {
  const locale = byCode.get(code);
  if (!locale) throw new Error(`Unknown locale "${code}". Known: ${localeCodes.join(', ')}`);
  return locale;
}

/** The script in which a language is written. */
export const scriptOf = (code: LocaleCode): Script => localeOf(code).script;

/** Whether a language is Chinese, simplified or traditional. */
export const isChinese = (code: LocaleCode): boolean => ['Hans', 'Hant'].includes(scriptOf(code));

/** Whether a language writes a word in one or two characters, so that its texts have fewer of them. */
export const isDense = (code: LocaleCode): boolean => ['Hans', 'Hant', 'Jpan', 'Kore'].includes(scriptOf(code));

/** Whether a language separates words by spaces. */
export const hasWordSpaces = (code: LocaleCode): boolean =>
  !['Hans', 'Hant', 'Jpan', 'Thai', 'Khmr'].includes(scriptOf(code));
