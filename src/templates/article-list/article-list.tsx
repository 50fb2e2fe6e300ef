import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ArticleCard, ArticleGrid } from '../../components/article-card/article-card';
import { Below } from '../../components/below/below';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
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
import { FeedLink } from '../../components/feed-link/feed-link';
import { ListFilter } from '../../components/list-filter/list-filter';
import * as styles from '../../components/list-filter/list-page.module.css';
import { FeedAlternate } from '../../components/page-head/feed-alternate';
import { PageHead } from '../../components/page-head/page-head';
import { PageTop } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { fillMessage } from '../../site/data/interpolation';
import type { Messages } from '../../site/data/messages';
import { formatPair } from '../../site/formats';
import type { PageContext } from '../../site/pages/page-context';
import type { ListedSection } from '../../site/pages/sections';
import { Pagination } from './pagination';

interface Data extends WithMessages {
  readonly entries: Nodes<EntryCardData<Pick<FrontMatterOf<ListedSection>, 'category'>>>;
  readonly terms: TermData;
}

const sectionOf = (page: PageContext): ListedSection => (page.pattern.startsWith('/news') ? 'news' : 'blog');

/** All articles, those of a category, or those of a category with a tag, split into pages. */
export default function ArticleListPage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useTranslation('lists');
  const { menus, t: shell } = useShell();
  const section = sectionOf(page);
  const hasReleases = section === 'news' && menus.resources.some(({ path }) => path === '/release');
  const { category = null, tag = null, page: number = 1 } = page.list ?? {};
  const nameOf = (kind: 'category' | 'tag', id: string): string => termName(data.terms, `${section}/${kind}/${id}`);
  // The breadcrumbs name the section of a tag.
  const title =
    category && tag
      ? formatPair(page.language, nameOf('category', category), nameOf('tag', tag))
      : listTitle(page, data.terms, messagesIn(data, 'lists'));
  const entries = entriesInOrder(page.entries, data.entries.nodes);
  const firstWithPicture = entries.find((entry) => entry.frontmatter.image);
  return (
    <>
      {category && (
        <Breadcrumbs
          crumbs={[
            { name: t(`${section}.title`), path: `/${section}` },
            ...(tag ? [{ name: nameOf('category', category), path: `/${section}-${category}` as const }] : []),
          ]}
          current={tag ? nameOf('tag', tag) : nameOf('category', category)}
        />
      )}
      <PageTop title={title} lead={category ? null : t(`${section}.lead`)}>
        {hasReleases && (
          <p data-pagefind-ignore="">
            <SiteLink to="/release">{shell('navText.release')}</SiteLink>
          </p>
        )}
      </PageTop>
      <div className={styles.list}>
        <ListFilter section={section} page={page} terms={data.terms} />
        <h2 className="visually-hidden">{t('latest')}</h2>
        <ArticleGrid>
          {entries.map((entry, index) => (
            <ArticleCard
              key={entry.fields.key}
              entry={entry}
              size={index === 0 && number === 1 ? 'large' : 'plain'}
              first={entry === firstWithPicture}
              note={nameOf('category', entry.frontmatter.category)}
            />
          ))}
        </ArticleGrid>
        <Below />
        <Pagination page={page} />
        <FeedLink page={page} section={section} />
      </div>
    </>
  );
}

/** Section, category, tag. */
function listTitle(page: PageContext, terms: TermData, messages: Messages['lists']): string {
  const section = sectionOf(page);
  const { category, tag } = page.list ?? {};
  const title = messages[section].title;
  if (!category) return title;
  const pattern = tag ? messages.inCategoryTag : messages.inCategory;
  return fillMessage(pattern, {
    section: title,
    category: termName(terms, `${section}/category/${category}`),
    tag: tag ? termName(terms, `${section}/tag/${tag}`) : '',
  });
}

/** As many as search engines show. */
const longestDescription = 155;

/** The title of a list and as many of its entries' titles as fit into a description. */
function titlesIn(title: string, page: PageContext, data: Data): string {
  const [first = '', ...others] = entriesInOrder(page.entries, data.entries.nodes).map(
    (entry) => entry.frontmatter.title,
  );
  return others.reduce(
    (text, other) => (`${text} · ${other}`.length <= longestDescription ? `${text} · ${other}` : text),
    formatPair(page.language, title, first),
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const messages = messagesIn(data, 'lists');
  const section = sectionOf(page);
  const { category = null, page: number = 1, pages = 1 } = page.list ?? {};
  const title = listTitle(page, data.terms, messages);
  const ofPage = fillMessage(messages.pageOf, { page: String(number), pages: String(pages) });
  return (
    <PageHead
      page={page}
      title={number > 1 ? `${title}, ${ofPage}` : title}
      description={category || number > 1 ? titlesIn(title, page, data) : messages[section].description}
    >
      <FeedAlternate page={page} section={section} />
    </PageHead>
  );
}

export const query = graphql`
  query ArticleList($language: String!, $namespaces: [String!]!, $entries: [String!]!, $terms: [String!]!) {
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
