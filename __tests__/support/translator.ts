/**
 * What other programs do to a page: a translator, a password manager. Each function stands alone, so that a browser can run it, too.
 */

/**
 * Translates every text below an element as Chrome does: the text node goes, and a copy in two `font` elements comes in its place.
 * The copy stands in `‹›`, so that a test can tell it from the page's own.
 * @returns how many texts were translated
 */
export function translateTexts(root: Element = document.body): number {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const left = 'font, script, style, noscript, template, textarea, option, svg, [translate="no"]';
  const own = texts.filter((text) => text.data !== '' && !text.parentElement?.closest(left));
  for (const text of own) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `‹${text.data}›`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return own.length;
}

/** Says on the root element that the page is translated, as Chrome does. */
export function sayTranslated(language = 'ar'): void {
  document.documentElement.lang = language;
  document.documentElement.className += ' translated-rtl';
}

/** Puts elements beside every field, before and after it, as password managers and spell checkers do. */
export function besetFields(root: Element = document.body): void {
  for (const field of root.querySelectorAll('input, select, textarea')) {
    field.before(Object.assign(document.createElement('foreign-mark'), { textContent: '🔑' }));
    field.after(document.createElement('div'));
  }
}

/** A text without the signs of its translation. */
export const untranslated = (text: string | null): string => (text ?? '').replace(/[‹›]/g, '');
