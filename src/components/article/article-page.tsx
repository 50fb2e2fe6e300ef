import type { HeadProps, PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { site } from '../../browser/platform/site';
import type { PageContext } from '../../site/pages/page-context';
import type { Crumb } from '../breadcrumbs/breadcrumbs';
import { StillStuck } from '../contact-ways/still-stuck';
import { type EntryCardData, type Nodes, type TermData, termName, type WithMessages } from '../data/data';
import type { FrontMatterOf } from '../data/front-matter';
import { entriesInOrder } from '../data/order';
import { EntryHead } from '../page-head/entry-head';
import { FeedAlternate } from '../page-head/feed-alternate';
import { shareCardOf } from '../page-head/page-head';
import { article } from '../page-head/structured-data';
import { useShell } from '../shell/shell-context';
import { Article, type ArticleData } from './article';
import { NextStep } from './next-step';
import { Siblings } from './siblings';

/** Not every section has these. */
type Signed = Partial<Pick<FrontMatterOf<ArticleSection>, 'tags' | 'author'>>;

export interface ArticlePageData extends WithMessages {
  readonly entry: ArticleData<Pick<FrontMatterOf<ArticleSection>, 'category'> & Signed>['entry'];
  readonly neighbours: Nodes<EntryCardData<Pick<FrontMatterOf<ArticleSection>, 'category'>>>;
  readonly terms: TermData;
}

const schemaTypes = { blog: 'BlogPosting', news: 'NewsArticle', guide: 'TechArticle', helps: 'TechArticle' } as const;
type ArticleSection = keyof typeof schemaTypes;

const sectionOf = (page: PageContext): ArticleSection => page.pattern.split('/')[1] as ArticleSection;

type Props = Pick<PageProps<ArticlePageData, PageContext>, 'data' | 'pageContext'> & {
  /** Shown below the text. */
  readonly after?: ReactNode;
};

export function ArticlePage({ data, pageContext: page, after }: Props) {
  const { t } = useShell();
  const section = sectionOf(page);
  const { frontmatter } = data.entry;
  const { category, author } = frontmatter;
  const listed = section === 'blog' || section === 'news';
  const group = termName(data.terms, `${section}/category/${category}`);
  const crumbs: Crumb[] = [{ name: t(section === 'helps' ? 'nav.help' : `nav.${section}`), path: `/${section}` }];
  if (listed) {
    crumbs.push({ name: group, path: `/${section}-${category}` });
  }
  const tags = listed ? (frontmatter.tags ?? []) : [];
  return (
    <Article
      data={data}
      page={page}
      crumbs={crumbs}
      author={author ?? null}
      beside={
        listed ? (
          <NextStep tags={tags} />
        ) : (
          <Siblings
            name={group}
            list={`/${section}#${category}`}
            current={page.entry}
            entries={entriesInOrder(page.siblings ?? [], data.neighbours.nodes)}
          />
        )
      }
      after={
        <>
          {after}
          {!listed && <StillStuck title={frontmatter.title} address={page.canonical} />}
        </>
      }
      tags={tags.map((tag) => ({
        name: termName(data.terms, `${section}/tag/${tag}`),
        path: page.listedTags?.includes(tag) ? `/${section}-${category}/${tag}` : null,
      }))}
    />
  );
}

export function ArticleHead(props: HeadProps<ArticlePageData, PageContext>) {
  const { frontmatter } = props.data.entry;
  const page = props.pageContext;
  const section = sectionOf(page);
  return (
    <EntryHead
      {...props}
      type="article"
      structured={[
        article({
          type: schemaTypes[section],
          title: frontmatter.title,
          description: frontmatter.description,
          published: frontmatter.date,
          updated: frontmatter.updated,
          url: page.canonical,
          image: shareCardOf(page),
          locale: page.language,
          publisher: site.config.name,
        }),
      ]}
    >
      {(section === 'blog' || section === 'news') && <FeedAlternate page={page} section={section} />}
    </EntryHead>
  );
}
