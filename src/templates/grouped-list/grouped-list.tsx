import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import { StillStuck } from '../../components/contact-ways/still-stuck';
import {
  type EntryCardData,
  messagesIn,
  type Nodes,
  type TermData,
  type WithMessages,
} from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { GroupedList } from '../../components/grouped-list/grouped-list';
import * as listPage from '../../components/list-filter/list-page.module.css';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import type { PageContext } from '../../site/pages/page-context';

interface Data extends WithMessages {
  readonly entries: Nodes<EntryCardData<Pick<FrontMatterOf<'guide' | 'helps'>, 'category' | 'first'>>>;
  readonly terms: TermData;
}

const sectionOf = (page: PageContext) => (page.pattern === '/guide' ? 'guide' : 'helps');

/** Helps and guides. */
export default function GroupedListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  const section = sectionOf(page);
  return (
    <>
      <PageTop title={t(`${section}.title`)} lead={t(`${section}.lead`)} />
      <GroupedList section={section} page={page} entries={data.entries.nodes} terms={data.terms} />
      <Below />
      <div className={listPage.list}>
        <StillStuck title={t(`${section}.title`)} address={page.canonical} />
      </div>
    </>
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, description } = messagesIn(data, 'lists')[sectionOf(page)];
  return <PageHead page={page} title={title} description={description} />;
}

export const query = graphql`
  query GroupedList($language: String!, $namespaces: [String!]!, $entries: [String!]!, $terms: [String!]!) {
    ...PageMessages
    entries(keys: $entries) {
      nodes {
        ...EntryCard
        frontmatter {
          category
          first
        }
      }
    }
    terms(language: $language, keys: $terms) {
      ...Terms
    }
  }
`;
