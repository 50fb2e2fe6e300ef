/**
 * On the root element when headings may use their font (src/components/styles/display.css): not before a first image.
 */
export const headingFontAttribute = 'data-face';
