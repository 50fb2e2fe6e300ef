import { pathOn, type Site } from '../../site/hosting/hosts';
import type { Page } from '../../site/pages/page-table';

const robots = /<meta[^>]+name="robots"[^>]*>/g;

/** @throws when a page of the preview may be listed by search engines, or a listed page of a public host refuses them */
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
