/** On the root element: the tag of the page's language at build time. */
export const languageAttribute = 'data-language';

/** The tag of the page's language. A browser's translator changes `lang`; `gatsby develop` sets only `lang`. */
export const pageLanguage = ({ documentElement }: Document): string =>
  documentElement.getAttribute(languageAttribute) ?? documentElement.lang;
