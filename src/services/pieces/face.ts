/**
 * On the root element when headings may have their face (src/styles/display.css). The first page of a visit is painted without
 * it, since what is fetched before the first paint delays that.
 */
export const faceAttribute = 'data-face';
