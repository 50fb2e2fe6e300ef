/**
 * The 20 languages of the site in one table, from which prefixes, hosts, redirects, sitemaps, the picker and formats
 * derive (specification 2.1 and 3, docs/routing.md).
 */

/** A route prefix and folder name. `jp`, `vn` and `tc` are not BCP 47 languages. */
export type LocaleCode = (typeof LOCALES)[number]['code'];
export type PublicHost = 'global' | 'zh' | 'ru';
/** ISO 4217 codes of the currencies in which prices are shown (specification 3). */
export const currencies = ['USD', 'BRL', 'PLN', 'VND'] as const;
export type Currency = (typeof currencies)[number];
/** ISO 15924 codes. */
export type Script = 'Latn' | 'Cyrl' | 'Hans' | 'Hant' | 'Jpan' | 'Kore' | 'Thai' | 'Khmr' | 'Deva';

interface LocaleFacts {
  /** BCP 47 tag, used for `lang`, hreflang, `Intl` and the names of the sitemaps. */
  readonly tag: string;
  /** The tag for dates and amounts, where it differs. */
  readonly formats?: string;
  /** Further tags under which search engines get the same pages. */
  readonly alsoFor?: readonly string[];
  /** The language's own name, as the picker shows it. */
  readonly name: string;
  readonly script: Script;
  readonly host: PublicHost;
  readonly currency: Currency;
  /** The smallest power of ten with a grouping separator: `1,000` or `10.000`. */
  readonly thousands: string;
  /** 20% in this language's format. */
  readonly percent: string;
  /** Half a dollar in this language's format: position of the currency and decimal mark. */
  readonly price: string;
  /** Being translated: only on previews, and may be incomplete. Without it, the language is enabled. */
  readonly draft?: true;
}

export interface Locale extends LocaleFacts {
  readonly code: LocaleCode;
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
  // The specification's source labels Khmer in Hindi; the label is Khmer (docs/routing.md).
  { code: 'km', tag: 'km-KH', name: 'ភាសាខ្មែរ', script: 'Khmr', host: 'global', currency: 'USD', thousands: '1,000', percent: '20%', price: '0.50$' },
  { code: 'pl', tag: 'pl-PL', name: 'Polski', script: 'Latn', host: 'global', currency: 'PLN', thousands: '10\u00a0000', percent: '20%', price: '0,50\u00a0$' },
  { code: 'nl', tag: 'nl-NL', name: 'Nederlands', script: 'Latn', host: 'global', currency: 'USD', thousands: '1.000', percent: '20%', price: '$\u00a00,50' },
  { code: 'ro', tag: 'ro-RO', name: 'Română', script: 'Latn', host: 'global', currency: 'USD', thousands: '1.000', percent: '20\u00a0%', price: '0,50\u00a0$' },
] as const satisfies readonly (LocaleFacts & { readonly code: string })[];

/** In the order of the picker. */
export const locales: readonly Locale[] = LOCALES;

export const localeCodes: readonly LocaleCode[] = LOCALES.map((locale) => locale.code);

export const enabledLocales: readonly LocaleCode[] = locales.filter(({ draft }) => !draft).map(({ code }) => code);

/** The fallback of language detection, and the `x-default` alternate (specification 3). */
export const defaultLocale: LocaleCode = 'en';

const byCode = new Map<string, Locale>(LOCALES.map((locale) => [locale.code, locale]));

/** The tag of messages: i18next and `Intl` turn `tl-PH` into `fil-PH` before any lookup. */
export const messageTagOf = (code: LocaleCode): string => Intl.getCanonicalLocales(localeOf(code).tag)[0] ?? code;

export const isLocaleCode = (value: string): value is LocaleCode => byCode.has(value);

/** The row of a code; of one from outside, ask {@link isLocaleCode} first. */
export function localeOf(code: LocaleCode): Locale {
  const locale = byCode.get(code);
  if (!locale) throw new Error(`Unknown locale "${code}". Known: ${localeCodes.join(', ')}`);
  return locale;
}

export const scriptOf = (code: LocaleCode): Script => localeOf(code).script;

export const isChinese = (code: LocaleCode): boolean => ['Hans', 'Hant'].includes(scriptOf(code));

/** Whether a language writes a word in one or two characters, so that its texts are shorter. */
export const isDense = (code: LocaleCode): boolean => ['Hans', 'Hant', 'Jpan', 'Kore'].includes(scriptOf(code));

export const hasWordSpaces = (code: LocaleCode): boolean =>
  !['Hans', 'Hant', 'Jpan', 'Thai', 'Khmr'].includes(scriptOf(code));
