/** Tell whether a page still has the elements of its original HTML; translators and extensions add others. */

/** Counts the elements in HTML. With scripting on, a browser reads the content of a noscript as text. */
export const elementsIn = (html: string): number =>
  html.replace(/(<noscript[^>]*>)[\s\S]*?<\/noscript>/g, '$1').match(/<[a-z]/gi)?.length ?? 0;

export const elementsOf = (root: Element): number => root.querySelectorAll('*').length;
