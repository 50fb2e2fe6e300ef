/**
 * The name of a page of this host, from its HTML.
 */

/**
 * Reads the name under which a page is shared: its title without that of the site.
 * @param fetchText loads a file's text from the page's own host
 * @returns the name, or the path if the page cannot be read or has no name
 */
export async function pageName(path: string, fetchText: (path: string) => Promise<string>): Promise<string> {
  try {
    const page = new DOMParser().parseFromString(await fetchText(path), 'text/html');
    return page.querySelector('meta[property="og:title"]')?.getAttribute('content') || path;
  } catch {
    return path;
  }
}
