/**
 * The name under which a page is shared, from its HTML: its title without that of the site.
 * @returns the name, or the path if the page cannot be loaded or has no name
 */
export async function pageName(path: string, fetchText: (path: string) => Promise<string>): Promise<string> {
  try {
    const page = new DOMParser().parseFromString(await fetchText(path), 'text/html');
    return page.querySelector('meta[property="og:title"]')?.getAttribute('content') || path;
  } catch {
    return path;
  }
}
