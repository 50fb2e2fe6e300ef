import { graphql } from 'gatsby';

/** The messages of a page, under the tag of its language: plural rules go by tag, not by route prefix. */
export const messages = graphql`
  fragment PageMessages on Query {
    locales: messages(language: $language, namespaces: $namespaces) {
      edges {
        node {
          ns
          data
          language: tag
        }
      }
    }
  }
`;

/** The prices of the plans, for pages that show any (src/components/pricing/prices-context.tsx). */
export const priceLists = graphql`
  fragment PriceLists on Query {
    prices {
      lists
    }
  }
`;

/** The picture of an entry: widths and quality of `src/site/pages/images.ts`, which a query cannot read. */
export const cover = graphql`
  fragment Cover on MarkdownRemarkFrontmatter {
    image_alt
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          placeholder: NONE
          quality: 80
          breakpoints: [320, 767, 992, 1200, 1400, 1536]
        )
      }
    }
  }
`;

/** The fields of an entry that a list of any section shows. */
export const entryCard = graphql`
  fragment EntryCard on MarkdownRemark {
    fields {
      key
    }
    frontmatter {
      title
      description
      date
      dateInWords(language: $language)
      ...Cover
    }
  }
`;

/** A title, a text: challenges, points, steps. */
export const titledText = graphql`
  fragment Titled on TitledText {
    title
    text
  }
`;

/** Title and description for the head of a page. */
export const seo = graphql`
  fragment Seo on MarkdownRemarkFrontmatter {
    title
    description
    seo_title
    seo_description
    seo_keywords
  }
`;

/** The name of a category or tag in the page's language. */
export const term = graphql`
  fragment Terms on TermConnection {
    nodes {
      key
      name
      place
    }
  }
`;

/** The text of an article of any section, with its neighbors and related entries. */
export const articleEntry = graphql`
  fragment ArticleEntry on Query {
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      html
      timeToRead
      headings {
        id
        value
        depth
      }
      frontmatter {
        ...Seo
        date
        dateInWords(language: $language)
        updated
        updatedInWords(language: $language)
        ...Cover
      }
    }
    neighbours: entries(keys: $neighbours) {
      nodes {
        ...EntryCard
      }
    }
  }
`;

/** All that a page of the blog, the news, the guides or the help shows. */
export const articlePage = graphql`
  fragment ArticlePage on Query {
    ...PageMessages
    ...ArticleEntry
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      frontmatter {
        category
      }
    }
    neighbours: entries(keys: $neighbours) {
      nodes {
        frontmatter {
          category
        }
      }
    }
    terms(language: $language, keys: $terms) {
      ...Terms
    }
  }
`;
