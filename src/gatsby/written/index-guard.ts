/**
 * Stops a build that search engines would treat wrongly (design 16): every page of the preview refuses to be listed, and no page
 * of a public host does that is to be found.
 */
import { pathOn, type Site } from '../../site/hosting/hosts';
import type { Page } from '../../site/pages/page-table';

const robots = /<meta[^>]+name="robots"[^>]*>/g;

/**
 * Guards one page.
 * @param html its document
 * @throws naming the page, and what would be right
 */
export function guardIndexing(site: Site, page: Pick<Page, 'locale' | 'path' | 'route'>, html: string): void {
  const refuses = (html.match(robots) ?? []).some((tag) => /content="[^"]*\bno(?:ne|index)\b/.test(tag));
  const address = pathOn(site, page.locale, page.path);
  if (site.target === 'preview' && !refuses) {
    throw new Error(
      `${address} of the preview could be listed by search engines; its head needs PageHead, which refuses it`,
    );
  }
  if (site.target !== 'preview' && page.route.indexed && refuses) {
    throw new Error(`${address} of ${site.target} refuses search engines; its route is one that they may list`);
  }
}
