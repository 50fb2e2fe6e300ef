import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Below } from '../../components/below/below';
import * as button from '../../components/button/button.module.css';
import { Closing } from '../../components/call-to-action/closing';
import {
  type EntryCardData,
  messagesIn,
  type Nodes,
  type TermData,
  termName,
  type WithMessages,
} from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { entriesInOrder } from '../../components/data/order';
import * as chips from '../../components/list-filter/chips.module.css';
import * as filter from '../../components/list-filter/list-filter.module.css';
import * as styles from '../../components/list-filter/list-page.module.css';
import { PageHead } from '../../components/page-head/page-head';
import { PartnerDirectory } from '../../components/partner-directory/partner-directory';
import { PageTop } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { formatPair } from '../../site/formats';
import type { LocaleCode } from '../../site/languages/locales';
import type { PageContext } from '../../site/pages/page-context';

interface Data extends WithMessages {
  readonly entries: Nodes<EntryCardData<Pick<FrontMatterOf<'partner'>, 'tags' | 'offer'>>>;
  readonly terms: TermData;
}

/** All partners, or those with a tag. */
export default function PartnerListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  const { t: partner } = useTranslation('partner');
  const { t: shell } = useShell();
  const { tag = null, tags = [] } = page.list ?? {};
  const nameOf = (id: string): string => termName(data.terms, `partner/tag/${id}`);
  return (
    <>
      <PageTop title={titleOf(page.language, t('partner.title'), data.terms, tag)} lead={t('partner.lead')} />
      <div className={styles.list}>
        {tags.length > 0 && (
          <nav className={filter.filter} aria-label={t('tags')}>
            <ul className={chips.chips}>
              {[null, ...tags].map((id) => (
                <li key={id}>
                  <SiteLink
                    to={id ? `/partner/tag/${id}` : '/partner'}
                    className={chips.chip}
                    aria-current={id === tag ? 'page' : undefined}
                  >
                    {id ? nameOf(id) : t('all')}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <h2 className="visually-hidden">{tag ? nameOf(tag) : shell('nav.partner')}</h2>
        <PartnerDirectory
          partners={entriesInOrder(page.entries, data.entries.nodes).map(({ fields, frontmatter }) => ({
            id: fields.key.split('/')[1] ?? '',
            name: frontmatter.title,
            description: frontmatter.description,
            offer: frontmatter.offer,
            tags: frontmatter.tags.filter((id) => id !== tag).map(nameOf),
          }))}
        />
      </div>
      <Below />
      <Closing title={partner('invite.title')} text={partner('invite.text')}>
        <SiteLink to="/partner-plan" className={button.primary}>
          {partner('become')}
        </SiteLink>
      </Closing>
    </>
  );
}

const titleOf = (code: LocaleCode, title: string, terms: TermData, tag: string | null): string =>
  tag ? formatPair(code, title, termName(terms, `partner/tag/${tag}`)) : title;

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { title, description } = messagesIn(data, 'lists').partner;
  return (
    <PageHead
      page={page}
      title={titleOf(page.language, title, data.terms, page.list?.tag ?? null)}
      description={description}
    />
  );
}

export const query = graphql`
  query PartnerList($language: String!, $namespaces: [String!]!, $entries: [String!]!, $terms: [String!]!) {
    ...PageMessages
    entries(keys: $entries) {
      nodes {
        ...EntryCard
        frontmatter {
          tags
          offer
        }
      }
    }
    terms(language: $language, keys: $terms) {
      ...Terms
    }
  }
`;
