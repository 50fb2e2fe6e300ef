/** The page that is open in Sveltia, by the hash of the address. */
import { ofOneLanguage } from '../collection-names';

/**
 * @param hash `#/collections/blog/entries/first-rpa-flow`
 * @returns `blog/first-rpa-flow`; null where no page is open, or a new one
 */
export function openPage(hash: string): string | null {
  const [, collection, id] = /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  return collection && id ? `${sectionOf(collection)}/${decodeURIComponent(id)}` : null;
}

export const sectionOf = (collection: string): string => collection.replace(ofOneLanguage, '');
