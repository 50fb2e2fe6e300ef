import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoutePath } from '../../site/hosting/route-path';
import type { EntryKey } from '../../site/pages/entry';
import type { PageContext } from '../../site/pages/page-context';
import type { Section as ContentSection } from '../../site/pages/sections';
import { ArticleCard, ArticleGrid, type CardEntry } from '../article-card/article-card';
import { Below } from '../below/below';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/breadcrumbs';
import { CopyButton } from '../copy-field/copy-field';
import { Cover } from '../cover/cover';
import type { CoverData, Heading, Nodes, Seo } from '../data/data';
import type { FrontMatterOf } from '../data/front-matter';
import { entriesInOrder } from '../data/order';
import { Prose } from '../prose/prose';
import { Phrases } from '../section/phrases';
import { Section } from '../section/section';
import { SiteLink } from '../site-link/site-link';
import * as styles from './article.module.css';
import { Neighbours } from './neighbours';
import { TableOfContents } from './table-of-contents';

/** The text column's width. A phone shows a corner of the cover (`Cover`). */
const coverSizes = '(min-width: 46rem) 42rem, max(42rem, 100vw - 2rem)';

/**
 * The `ArticleEntry` fragment.
 * @template Further more front matter that the query asks for
 */
export interface ArticleData<Further = unknown> {
  readonly entry: {
    readonly html: string;
    readonly timeToRead: number;
    readonly headings: readonly Heading[];
    readonly frontmatter: Seo &
      CoverData &
      Pick<FrontMatterOf<ContentSection>, 'date' | 'dateInWords' | 'updated' | 'updatedInWords'> &
      Further;
  };
  readonly neighbours: Nodes<CardEntry>;
}

interface Props {
  readonly data: ArticleData;
  readonly page: PageContext;
  readonly crumbs: readonly Crumb[];
  /** A tag without a list has no path. */
  readonly tags?: readonly { readonly name: string; readonly path: RoutePath | null }[];
  readonly author?: FrontMatterOf<'blog'>['author'] | null;
  /** What the version of a release is, and what to do with it. */
  readonly version?: ReactNode;
  readonly action?: ReactNode;
  /** For an entry without a picture. */
  readonly children?: ReactNode;
  /** Shown below the contents, where these stand beside the text: from 64rem on. */
  readonly beside?: ReactNode;
  /** Shown below the text. */
  readonly after?: ReactNode;
}

export function Article({ data, page, crumbs, tags = [], author, version, action, children, beside, after }: Props) {
  const { t } = useTranslation('article');
  const { frontmatter, html, headings, timeToRead } = data.entry;
  const find = (key: EntryKey | null) => data.neighbours.nodes.find((node) => node.fields.key === key) ?? null;
  // Its siblings stand beside it.
  const others = page.related.filter((key) => !page.siblings?.includes(key));
  const related = entriesInOrder(others, data.neighbours.nodes);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} current={frontmatter.title} />
      <article className={styles.article}>
        <header className={styles.header}>
          <h1 className={styles.title}>
            <Phrases text={frontmatter.title} />
          </h1>
          <p className={`lead ${styles.lead}`}>{frontmatter.description}</p>
          <p className={styles.meta} data-pagefind-ignore="">
            {version}
            {author && <span>{t('by', { author: t(`authors.${author}`) })}</span>}
            {frontmatter.date && (
              <Dated label={t('published')} date={frontmatter.date} words={frontmatter.dateInWords} />
            )}
            {frontmatter.updated && (
              <Dated label={t('updated')} date={frontmatter.updated} words={frontmatter.updatedInWords} />
            )}
            <span>{t('readingTime', { count: timeToRead })}</span>
          </p>
          {action}
          {tags.length > 0 && (
            <ul className={styles.tags}>
              {tags.map(({ name, path }) => (
                <li key={name}>
                  {path ? (
                    <SiteLink to={path} className={styles.tag}>
                      {name}
                    </SiteLink>
                  ) : (
                    <span className={styles.tag}>{name}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </header>
        <aside className={`${styles.side} screen-only`} data-pagefind-ignore="">
          <TableOfContents headings={headings} />
          <div className={styles.onward}>
            {beside}
            <CopyButton text={page.canonical} copyName={t('copyLink')} />
          </div>
        </aside>
        <div className={styles.body}>
          {frontmatter.image && (
            <div className={styles.cover}>
              <Cover of={frontmatter} sizes={coverSizes} first />
            </div>
          )}
          {children}
          <Prose html={html} />
          {after && (
            <>
              <Below />
              {after}
            </>
          )}
        </div>
      </article>
      <Below />
      <Neighbours previous={find(page.previous)} next={find(page.next)} />
      {related.length > 0 && (
        <Section title={t('related')} leadsOn>
          <ArticleGrid>
            {related.map((entry) => (
              <ArticleCard key={entry.fields.key} entry={entry} size={related.length === 1 ? 'large' : 'plain'} />
            ))}
          </ArticleGrid>
        </Section>
      )}
    </>
  );
}

function Dated({ label, date, words }: { readonly label: string; readonly date: string; readonly words: ReactNode }) {
  return (
    <span>
      {label} <time dateTime={date}>{words}</time>
    </span>
  );
}
