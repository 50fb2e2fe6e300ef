/** Key of the theme that the visitor chose, in local storage: `light` or `dark`. */
export const themeKey = 'site:theme';

/** Attribute of the root element with the same value (src/components/styles/tokens.css). */
export const themeAttribute = 'data-theme';
