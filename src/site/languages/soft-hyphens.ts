/**
 * Soft hyphens mark where a long word of a heading may break on a page. In all other places, such as the search, the title of
 * a window or a feed, the word is used without them.
 */

/** A text without its soft hyphens. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
