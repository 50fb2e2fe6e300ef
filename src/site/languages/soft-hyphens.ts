/** Soft hyphens mark where a long word of a heading may break; search, titles of windows and feeds have none. */

export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
