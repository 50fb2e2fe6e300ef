/**
 * Soft hyphens say where a long word of a heading may break on a page. Whatever reads the word elsewhere, such as a search,
 * the title of a window or a feed, gets it without them.
 */

/** A text without its soft hyphens. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
