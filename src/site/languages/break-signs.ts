/** Invisible signs that say where a line of a page may break: soft hyphens, zero-width spaces and word joiners (whole-words.ts). */
const signs = /[\u00ad\u200b\u2060]/g;

/** For search, titles of windows, feeds and Markdown versions, which have none. */
export const withoutBreakSigns = (text: string): string => text.replace(signs, '');
