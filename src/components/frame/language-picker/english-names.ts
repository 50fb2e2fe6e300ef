import type { LocaleCode } from '../../../site/languages/locales';

/** For visitors who look for a language they cannot read. Not in the table of languages, which the services load. */
export const englishNames: Readonly<Record<LocaleCode, string>> = {
  en: 'English',
  zh: 'Simplified Chinese',
  ru: 'Russian',
  vn: 'Vietnamese',
  es: 'Spanish',
  pt: 'Portuguese',
  tr: 'Turkish',
  th: 'Thai',
  fr: 'French',
  uk: 'Ukrainian',
  ko: 'Korean',
  hi: 'Hindi',
  jp: 'Japanese',
  tc: 'Traditional Chinese',
  de: 'German',
  fil: 'Filipino',
  km: 'Khmer',
  pl: 'Polish',
  nl: 'Dutch',
  ro: 'Romanian',
};
