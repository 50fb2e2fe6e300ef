/**
 * On the root element once the application moves in its history: every section has its exact height then, also those that nobody has
 * come near (src/templates/home/sections.below.module.css).
 */
export const wholeAttribute = 'data-whole';
