/**
 * Finds the shell of the visitor's language in the browser.
 */
import { type Site, splitPath } from '../site/hosts';
import { readShell, type Shell } from './shell';

/**
 * Reads the shell from the document; `gatsby develop` renders none into it, so there it is loaded by language.
 * @returns null when it cannot be read, after logging "Failed locale loading"
 */
export async function loadShell(site: Site, root: ParentNode, pathname: string): Promise<Shell | null> {
  if (process.env.NODE_ENV === 'development') {
    const { locale } = splitPath(site, pathname);
    const loaded: { default: Shell } = await import(`shell-files/${locale}.json`);
    return loaded.default;
  }
  return readShell(root, (message, cause) => console.error(message, cause));
}
