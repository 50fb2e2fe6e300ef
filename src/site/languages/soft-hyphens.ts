/**
 * Soft hyphens mark where a long word of a heading may break on a page. The search, window titles and feeds use
 * texts without them.
 */

export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
