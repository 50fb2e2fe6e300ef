import { graphql } from 'gatsby';

/** Looked up by language tag, because plural rules go by tag, not by route prefix. */
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

export const priceLists = graphql`
  fragment PriceLists on Query {
    prices {
      lists
    }
  }
`;

/** Widths and quality repeat `src/site/pages/images.ts`, which a query cannot read. */
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

export const datedRelease = graphql`
  fragment DatedRelease on MarkdownRemark {
    fields {
      key
    }
    frontmatter {
      version
      date
      dateInWords(language: $language)
    }
  }
`;

export const titledText = graphql`
  fragment Titled on TitledText {
    title
    text
  }
`;

export const seo = graphql`
  fragment Seo on MarkdownRemarkFrontmatter {
    title
    description
    seo_title
    seo_description
    seo_keywords
  }
`;

export const term = graphql`
  fragment Terms on TermConnection {
    nodes {
      key
      name
      place
    }
  }
`;

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
