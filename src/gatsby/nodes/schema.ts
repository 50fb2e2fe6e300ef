/** The GraphQL types of the content: declared, so that a query can name a field that no file uses yet. */
import { frontMatterSchemas } from '../../content/model/schemas';
import { formatDate } from '../../site/formats';
import { isLocaleCode, localeOf, messageTagOf } from '../../site/languages/locales';
import { frontMatterTypes } from './front-matter-types';

/** A message file's language as a tag: i18next and Intl know `ja-JP`, not the route prefix `jp` */
export const localeTagResolver = {
  Locale: {
    tag: {
      type: 'String!',
      resolve: ({ language }: { readonly language: string }) =>
        isLocaleCode(language) ? messageTagOf(language) : language,
    },
  },
};

/**
 * A date of the front matter in the page's language, which may differ from the file's. It is formatted during the build because the
 * first `Intl` formatter takes a browser about 30 ms, and because a browser may use other spaces.
 */
const inWords = (field: 'date' | 'updated') => ({
  type: 'String',
  args: { language: 'String!' },
  resolve: (source: Readonly<Record<string, string | undefined>>, { language }: { readonly language: string }) => {
    const date = source[field];
    return date && isLocaleCode(language) ? formatDate(localeOf(language), date) : null;
  },
});

export const datesInWords = {
  MarkdownRemarkFrontmatter: { dateInWords: inWords('date'), updatedInWords: inWords('updated') },
};

export const contentTypes = `
  type Term implements Node {
    key: String!
    language: String!
    name: String!
    place: Int!
  }
  type Locale implements Node {
    language: String!
    ns: String!
    data: String!
  }
  type Prices implements Node @dontInfer {
    lists: JSON!
  }
  type DesignToken implements Node {
    name: String!
    kind: String!
    value: String!
    place: Int!
  }
  type MarkdownRemark implements Node {
    frontmatter: MarkdownRemarkFrontmatter
    fields: MarkdownRemarkFields
    figure: Figure
  }
  type Figure {
    head: String
    lines: [String!]!
  }
  type MarkdownRemarkFields {
    key: String!
  }
${frontMatterTypes(frontMatterSchemas(null, 'en'))}`;
