import { type EntryCardData, inTaxonomyOrder, type TermData, termName } from '../../queries/data';
import type { FrontMatterOf } from '../../queries/front-matter';
import { entriesInOrder } from '../../queries/order';
import type { PageContext } from '../../site/page-context';
import { entryPath } from '../../site/routes';
import type { Section } from '../../site/sections';
import { Icon } from '../icon/icon';
import * as listPage from '../list-filter/list-page.module.css';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './grouped-list.module.css';

/** The entries of a section, row by row under the names of their categories, in the order of the taxonomy. */
export function GroupedList(props: {
  readonly section: Section;
  readonly page: PageContext;
  readonly entries: readonly EntryCardData<Pick<FrontMatterOf<'guide' | 'helps'>, 'category'>>[];
  readonly terms: TermData;
}) {
  const { section, page, terms } = props;
  const entries = entriesInOrder(page.entries, props.entries);
  return (
    <div className={listPage.list}>
      {inTaxonomyOrder(page.list?.categories ?? [], `${section}/category`, terms).map((category) => (
        <section key={category} className={styles.group} aria-labelledby={category}>
          <h2 id={category} className={styles.name}>
            {termName(terms, `${section}/category/${category}`)}
          </h2>
          <ul className={styles.entries}>
            {entries
              .filter((entry) => entry.frontmatter.category === category)
              .map((entry) => (
                <Row key={entry.fields.key} entry={entry} section={section} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ entry, section }: { readonly entry: EntryCardData; readonly section: Section }) {
  const { locale } = useShell();
  const path = entryPath(section, entry.fields.key.split('/')[1] ?? '', locale.code);
  if (!path) return null;
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>
        <SiteLink to={path} className={styles.link}>
          {entry.frontmatter.title}
        </SiteLink>
      </h3>
      <p className={styles.text}>{entry.frontmatter.description}</p>
      <Icon name="chevron-right" />
    </li>
  );
}
