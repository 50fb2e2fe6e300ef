/**
 * The GraphQL types of front matter: declared, so that a field that no file uses yet can still be asked for (design 5).
 */
export const contentTypes = `
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
  type QuestionAnswer {
    question: String!
    answer: String!
  }
  type Claim {
    text: String!
    source: String!
    date: String!
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
    category: String
    tags: [String!]
    author: String
    order: Int
    version: String
    highlights: [String!]
    website: String
    offer: String
    tagline: String
    competitor: String
    challenges: [TitledText!]
    points: [TitledText!]
    strengths: [TitledText!]
    checks: [TitledText!]
    steps: [TitledText!]
    questions: [QuestionAnswer!]
    features: [String!]
    related: [String!]
    claims: [Claim!]
  }
`;
