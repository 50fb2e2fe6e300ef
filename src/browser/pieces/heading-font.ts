/**
 * On the root element when headings may use their font (src/components/styles/display.css). A page that begins with an
 * image gets it after the first paint, since the fonts would delay the image.
 */
export const headingFontAttribute = 'data-face';
