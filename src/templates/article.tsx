import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Article, type ArticleData } from '../components/article/article';
import type { Crumb } from '../components/breadcrumbs/breadcrumbs';
import { FeedAlternate } from '../components/page-head/feed-alternate';
import { PageHead } from '../components/page-head/page-head';
import { article, breadcrumbList } from '../components/page-head/structured-data';
import { useShell } from '../components/shell/shell-context';
import { type EntryCardData, type Nodes, type TermData, termName, type WithMessages } from '../queries/data';
import type { FrontMatterOf } from '../queries/front-matter';
import { site } from '../services/site';
import type { PageContext } from '../site/page-context';

interface Data extends WithMessages {
  readonly entry: ArticleData<Pick<FrontMatterOf<ArticleSection>, 'category' | 'tags' | 'author'>>['entry'];
  readonly neighbours: Nodes<EntryCardData<Pick<FrontMatterOf<ArticleSection>, 'category'>>>;
  readonly terms: TermData;
}

const schemaTypes = { blog: 'BlogPosting', news: 'NewsArticle', guide: 'TechArticle', helps: 'TechArticle' } as const;
type ArticleSection = keyof typeof schemaTypes;

const sectionOf = (page: PageContext): ArticleSection => page.pattern.split('/')[1] as ArticleSection;

/** An article of the blog, the news, the guides or the help. */
export default function ArticlePage({ data, pageContext: page }: PageProps<Data, PageContext>) {
  const { t } = useShell();
  const section = sectionOf(page);
  const { category, author } = data.entry.frontmatter;
  const listed = section === 'blog' || section === 'news';
  const crumbs: Crumb[] = [{ name: t(section === 'helps' ? 'nav.help' : `nav.${section}`), path: `/${section}` }];
  if (listed) {
    crumbs.push({ name: termName(data.terms, `${section}/category/${category}`), path: `/${section}-${category}` });
  }
  const tags = listed ? (data.entry.frontmatter.tags ?? []) : [];
  return (
    <Article
      data={data}
      page={page}
      crumbs={crumbs}
      author={author}
      tags={tags.map((tag) => ({
        name: termName(data.terms, `${section}/tag/${tag}`),
        path: `/${section}-${category}/${tag}`,
      }))}
    />
  );
}

export function Head({ data, pageContext: page }: HeadProps<Data, PageContext>) {
  const { frontmatter } = data.entry;
  const section = sectionOf(page);
  return (
    <PageHead
      page={page}
      type="article"
      title={frontmatter.seo_title ?? frontmatter.title}
      description={frontmatter.seo_description ?? frontmatter.description}
      keywords={frontmatter.seo_keywords}
      structured={[
        article({
          type: schemaTypes[section],
          title: frontmatter.title,
          description: frontmatter.description,
          published: frontmatter.date,
          updated: frontmatter.updated,
          url: page.canonical,
          locale: page.language,
          publisher: site.config.name,
        }),
        breadcrumbList(site, page.language, [
          { name: site.config.name, path: '/' },
          { name: frontmatter.title, path: page.route },
        ]),
      ]}
    >
      {(section === 'blog' || section === 'news') && <FeedAlternate page={page} section={section} />}
    </PageHead>
  );
}

export const query = graphql`
  query Article(
    $language: String!
    $namespaces: [String!]!
    $entry: String!
    $neighbours: [String!]!
    $terms: [String!]!
  ) {
    locales: messages(language: $language, namespaces: $namespaces) {
      ...PageMessages
    }
    ...ArticleEntry
    entry: markdownRemark(fields: { key: { eq: $entry } }) {
      frontmatter {
        category
        tags
        author
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
