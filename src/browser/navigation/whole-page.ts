/**
 * On the root element while every section of the page has its exact height, also those that nobody has come near
 * (src/templates/home/sections.below.module.css): somebody comes back to a place on the page, or the application shows it.
 */
export const wholeAttribute = 'data-whole';
