import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { WithMessages } from '../../src/components/data/data';
import { PageHead } from '../../src/components/page-head/page-head';
import type { PageContext } from '../../src/site/pages/page-context';
import { ComponentPage } from './component-page';
import type { ComponentPageData } from './groups/specimen';

interface Data extends ComponentPageData, WithMessages {}

/** For people who build and review the site; on the preview only. */
export default function ComponentsPage({ data }: PageProps<Data, PageContext>) {
  return <ComponentPage data={data} />;
}

export function Head({ pageContext: page }: HeadProps<Data, PageContext>) {
  return <PageHead page={page} title="Components" description="Every component of the site, in each of its states." />;
}

export const query = graphql`
  query Components($language: String!, $namespaces: [String!]!) {
    ...PriceLists
    ...PageMessages
    texts: allLocale {
      nodes {
        language
        ns
        data
      }
    }
    tokens: allDesignToken(sort: { place: ASC }) {
      nodes {
        name
        kind
        value
      }
    }
    sample: markdownRemark(fields: { key: { eq: "en" } }) {
      html
      headings {
        id
        value
        depth
      }
    }
    article: markdownRemark(fields: { key: { regex: "/^blog\\/.*\\/en$/" } }) {
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
        category
        tags
        author
        ...Cover
      }
    }
    articles: allMarkdownRemark(
      filter: { fields: { key: { regex: "/^blog\\/.*\\/en$/" } } }
      sort: { fields: { key: ASC } }
      limit: 3
    ) {
      nodes {
        ...EntryCard
        frontmatter {
          category
        }
      }
    }
    helps: allMarkdownRemark(
      filter: { fields: { key: { regex: "/^helps\\/.*\\/en$/" } } }
      sort: { fields: { key: ASC } }
      limit: 4
    ) {
      nodes {
        ...EntryCard
        frontmatter {
          category
          first
        }
      }
    }
    terms: allTerm(filter: { language: { eq: $language } }) {
      ...Terms
    }
  }
`;
