/**
 * The banner's picture by language (specification 2.7): zh and tc, ru, pt, vn, and one for all others.
 */
import type { LocaleCode } from '../../../site/languages/locales';

/** The pictures, by the name of the language that each was made for. */
export type PictureName = 'zh' | 'ru' | 'pt' | 'vn' | 'en';

const pictures: Readonly<Partial<Record<LocaleCode, PictureName>>> = {
  zh: 'zh',
  tc: 'zh',
  ru: 'ru',
  pt: 'pt',
  vn: 'vn',
};

/** The picture for readers of a language. */
export const pictureOf = (code: LocaleCode): PictureName => pictures[code] ?? 'en';
