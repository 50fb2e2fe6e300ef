/**
 * The GraphQL types of the content: declared, so that a field that no file uses yet can still be asked for (design 5).
 */
import { formatDate } from '../site/formats';
import { isLocaleCode, localeOf, messageTagOf } from '../site/locales';

/** A message file's language as a tag: i18next and Intl know `ja-JP`, not the route prefix `jp` (design 3). */
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
 * A date of the front matter in the words of the page's language, which may differ from the file's. Formatted during the
 * build because the first `Intl` formatter takes a browser about 30 ms, and because its spaces may differ from the build's.
 */
const inWords = (field: 'date' | 'updated') => ({
  type: 'String',
  args: { language: 'String!' },
  resolve: (source: Readonly<Record<string, string | undefined>>, { language }: { readonly language: string }) => {
    const date = source[field];
    return date && isLocaleCode(language) ? formatDate(localeOf(language).tag, date) : null;
  },
});

/** Values that pages ask for in addition to the fields of a file's front matter. */
export const datesInWords = {
  MarkdownRemarkFrontmatter: { dateInWords: inWords('date'), updatedInWords: inWords('updated') },
};

/** The declared types. */
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
  type DesignToken implements Node {
    name: String!
    kind: String!
    value: String!
    place: Int!
  }
  type MarkdownRemark implements Node {
    frontmatter: MarkdownRemarkFrontmatter
    fields: MarkdownRemarkFields
  }
  type MarkdownRemarkFields {
    key: String!
  }
  type TitledText {
    title: String!
    text: String!
  }
  type AnsweredText {
    title: String!
    text: String!
    answer: String!
  }
  type ProvenText {
    title: String!
    text: String!
    proof: String!
  }
  type QuestionAnswer {
    question: String!
    answer: String!
  }
  type Claim {
    text: String!
    source: String!
    date: String!
  }
  type Installer {
    size: Int!
    sha256: String!
  }
  type Installers {
    com_win64: Installer!
    com_win32: Installer!
    com_mac: Installer!
    com_arm64: Installer!
    com_linux: Installer!
  }
  type MarkdownRemarkFrontmatter {
    title: String!
    description: String!
    seo_title: String
    seo_keywords: String
    seo_description: String
    date: Date @dateformat
    updated: Date @dateformat
    image: File @fileByRelativePath
    image_alt: String
    draft: Boolean
    category: String
    tags: [String!]
    author: String
    order: Int
    version: String
    highlights: [String!]
    installers: Installers
    website: String
    offer: String
    tagline: String
    competitor: String
    challenges: [AnsweredText!]
    points: [TitledText!]
    strengths: [ProvenText!]
    checks: [AnsweredText!]
    steps: [TitledText!]
    questions: [QuestionAnswer!]
    features: [String!]
    related: [String!]
    claims: [Claim!]
  }
`;
