/** The banner's picture by language (specification 2.7). */
import type { LocaleCode } from '../../../site/languages/locales';

export type PictureName = 'zh' | 'ru' | 'pt' | 'vn' | 'en';

const pictures: Readonly<Partial<Record<LocaleCode, PictureName>>> = {
  zh: 'zh',
  tc: 'zh',
  ru: 'ru',
  pt: 'pt',
  vn: 'vn',
};

export const pictureOf = (code: LocaleCode): PictureName => pictures[code] ?? 'en';
