import type { Shell } from '../../site/data/shell';
import { type Site, splitPath } from '../../site/hosting/hosts';
import { localeOf } from '../../site/languages/locales';

let given: Shell | null = null;

/**
 * Loads the shell of the visitor's language before the application starts.
 * @throws after logging "Failed locale loading" (specification 4)
 */
export async function readShell(path: string): Promise<void> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path} could not be loaded: status ${answer.status}`);
    given = (await answer.json()) as Shell;
  } catch (cause) {
    console.error('Failed locale loading', cause);
    throw cause;
  }
}

/**
 * The loaded shell. `gatsby develop` serves one document for all languages: there this also sets its language.
 * @throws when no shell was loaded
 */
export async function loadShell(site: Site, document: Document, pathname: string): Promise<Shell> {
  if (process.env.NODE_ENV === 'development') {
    const { locale } = splitPath(site, pathname);
    document.documentElement.lang = localeOf(locale).tag;
    const loaded: { default: Shell } = await import(`shell-files/${locale}.json`);
    return loaded.default;
  }
  if (!given) throw new Error('The application was started without a shell');
  return given;
}
