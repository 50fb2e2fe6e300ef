import type { EntryCardData, TermData } from '../../queries/data';
import { termName } from '../../queries/data';
import { entriesInOrder } from '../../queries/order';
import type { PageContext } from '../../site/page-context';
import type { Section } from '../../site/sections';
import { ArticleCard, ArticleGrid } from '../article-card/article-card';
import * as styles from '../list-filter/list-page.module.css';

/** The entries of a section under the names of their categories, in the order of the first entry of each. */
export function GroupedList(props: {
  readonly section: Section;
  readonly page: PageContext;
  readonly entries: readonly EntryCardData[];
  readonly terms: TermData;
}) {
  const { section, page, terms } = props;
  const entries = entriesInOrder(page.entries, props.entries);
  return (
    <div className={styles.list}>
      {(page.list?.categories ?? []).map((category) => (
        <section key={category} className={styles.group}>
          <h2>{termName(terms, `${section}/category/${category}`)}</h2>
          <ArticleGrid>
            {entries
              .filter((entry) => entry.frontmatter.category === category)
              .map((entry) => (
                <ArticleCard key={entry.fields.key} entry={entry} />
              ))}
          </ArticleGrid>
        </section>
      ))}
    </div>
  );
}
