import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import { StillStuck } from '../../components/contact-ways/still-stuck';
import { messagesIn, type Nodes, type TermData, type WithMessages } from '../../components/data/data';
import { entriesInOrder } from '../../components/data/order';
import * as listPage from '../../components/list-filter/list-page.module.css';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import type { PageContext } from '../../site/pages/page-context';
import { type FaqEntry, FaqList } from './faq-list';

interface Data extends WithMessages {
  readonly entries: Nodes<FaqEntry>;
  readonly terms: TermData;
}

export default function FaqPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  return (
    <>
      <PageTop title={t('faq.title')} lead={t('faq.lead')} />
      <FaqList page={page} entries={entriesInOrder(page.entries, data.entries.nodes)} terms={data.terms} />
      <Below />
      <div className={listPage.list}>
        <StillStuck title={t('faq.title')} address={page.canonical} />
      </div>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, description } = messagesIn(data, 'lists').faq;
  return <PageHead page={page} title={title} description={description} />;
}

export const query = graphql`
  query Faq($language: String!, $namespaces: [String!]!, $entries: [String!]!, $terms: [String!]!) {
    ...PageMessages
    entries(keys: $entries) {
      nodes {
        html
        fields {
          key
        }
        frontmatter {
          title
          category
        }
      }
    }
    terms(language: $language, keys: $terms) {
      ...Terms
    }
  }
`;
