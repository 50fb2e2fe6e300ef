/**
 * Where a language's pages are, written down a second time from the design (sections 2 and 7): the tests of switching share no rule
 * with the site.
 */
import type { LocaleCode, PublicHost } from '../../../src/site/languages/locales';

/** The host of a language. */
export const hostOf = (code: LocaleCode): PublicHost => (code === 'zh' || code === 'ru' ? code : 'global');

/** The path of a page on its host. */
export const pathIn = (code: LocaleCode, path: string): string => {
  const prefix = ['en', 'zh', 'ru'].includes(code) ? '' : `/${code}`;
  return path === '/' ? prefix || '/' : prefix + path;
};
