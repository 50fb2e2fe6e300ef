/**
 * The name of a page of this host, from its HTML.
 */

/**
 * Reads the name by which a page is shared: its title without the site's.
 * @param fetchText asks the own host for a file's text
 * @returns the path itself where the page cannot be read, or has no name
 */
export async function pageName(path: string, fetchText: (path: string) => Promise<string>): Promise<string> {
  try {
    const page = new DOMParser().parseFromString(await fetchText(path), 'text/html');
    return page.querySelector('meta[property="og:title"]')?.getAttribute('content') || path;
  } catch {
    return path;
  }
}
