/** Local storage: the chosen theme, `light` or `dark`. */
export const themeKey = 'site:theme';
/** On the root element, with the same value (src/components/styles/tokens.css). */
export const themeAttribute = 'data-theme';
