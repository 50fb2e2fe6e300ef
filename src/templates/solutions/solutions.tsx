import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import { CallToAction } from '../../components/call-to-action/call-to-action';
import { messagesIn, type Nodes, type TermData, type WithMessages } from '../../components/data/data';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import type { PageContext } from '../../site/pages/page-context';
import { type ListedSolution, SolutionList } from './solution-list';

interface Data extends WithMessages {
  readonly entries: Nodes<ListedSolution>;
  readonly terms: TermData;
}

/** All solutions or all use cases. */
export default function SolutionsPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('solution');
  return (
    <>
      <PageTop title={t(page.pattern === '/use-cases' ? 'list.useCasesTitle' : 'list.title')} lead={t('list.lead')} />
      <SolutionList page={page} entries={data.entries.nodes} terms={data.terms} />
      <Below />
      <CallToAction to="solution" />
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, useCasesTitle, description } = messagesIn(data, 'solution').list;
  return (
    <PageHead page={page} title={page.pattern === '/use-cases' ? useCasesTitle : title} description={description} />
  );
}

export const query = graphql`
  query Solutions($language: String!, $namespaces: [String!]!, $entries: [String!]!, $terms: [String!]!) {
    ...PageMessages
    entries(keys: $entries) {
      nodes {
        ...EntryCard
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
