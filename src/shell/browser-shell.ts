/**
 * Finds the shell of the visitor's language in the browser.
 */
import { type Site, splitPath } from '../site/hosts';
import { localeOf } from '../site/locales';
import { readShell, type Shell } from './shell';

/**
 * Reads the shell from the document; `gatsby develop` serves one document for all languages, so there it is loaded, and the
 * document told its language.
 * @returns null when it cannot be read, after logging "Failed locale loading"
 */
export async function loadShell(site: Site, document: Document, pathname: string): Promise<Shell | null> {
  if (process.env.NODE_ENV === 'development') {
    const { locale } = splitPath(site, pathname);
    document.documentElement.lang = localeOf(locale).tag;
    const loaded: { default: Shell } = await import(`shell-files/${locale}.json`);
    return loaded.default;
  }
  return readShell(document, (message, cause) => console.error(message, cause));
}
