/**
 * On the root element when headings may have their face (src/components/styles/display.css). A page that begins with a picture is served without
 * it, and gets it after its first paint: the fonts would delay the picture.
 */
export const faceAttribute = 'data-face';
