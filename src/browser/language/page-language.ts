/** The attribute of the root element with the tag of the page's language, from the build. */
export const languageAttribute = 'data-language';

/** The tag of the page's language. A browser that translates the page changes `lang`; in `gatsby develop` there is nothing else. */
export const pageLanguage = ({ documentElement }: Document): string =>
  documentElement.getAttribute(languageAttribute) ?? documentElement.lang;
