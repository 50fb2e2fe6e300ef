/**
 * Whether a page still has the elements with which it was served. Translators and extensions add others.
 */

/** The number of elements in the HTML of a page. A browser with scripts takes what stands in `noscript` for a text. */
export const elementsIn = (html: string): number =>
  html.replace(/(<noscript[^>]*>)[\s\S]*?<\/noscript>/g, '$1').match(/<[a-z]/gi)?.length ?? 0;

/** The number of elements of a page in the browser. */
export const elementsOf = (root: Element): number => root.querySelectorAll('*').length;
