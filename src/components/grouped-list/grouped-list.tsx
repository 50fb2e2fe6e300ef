import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../site/pages/page-context';
import { entryPath } from '../../site/pages/routes';
import type { Section } from '../../site/pages/sections';
import * as whole from '../card/whole.module.css';
import { type EntryCardData, inTaxonomyOrder, type TermData, termName } from '../data/data';
import type { FrontMatterOf } from '../data/front-matter';
import { entriesInOrder } from '../data/order';
import { Icon } from '../icon/icon';
import * as listPage from '../list-filter/list-page.module.css';
import * as group from '../list-filter/named-group.module.css';
import { TopicLinks } from '../list-filter/topic-links';
import { ListSearch } from '../list-search/list-search';
import { useListSearch } from '../list-search/use-list-search';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './grouped-list.module.css';

type ListedEntry = EntryCardData<Pick<FrontMatterOf<'guide' | 'helps'>, 'category' | 'first'>>;

/** Featured entries, then all by category in the order of the taxonomy. Typing narrows them by title and description. */
export function GroupedList(props: {
  readonly section: Section;
  readonly page: PageContext;
  readonly entries: readonly ListedEntry[];
  readonly terms: TermData;
}) {
  const { section, page, terms } = props;
  const { t } = useTranslation('lists');
  const search = useListSearch();
  const entries = entriesInOrder(page.entries, props.entries).filter(
    ({ frontmatter: { title, description, category } }) =>
      search.matches(`${title} ${description} ${termName(terms, `${section}/category/${category}`)}`),
  );
  const groups = inTaxonomyOrder(page.list?.categories ?? [], `${section}/category`, terms)
    .map((category) => ({
      category,
      name: termName(terms, `${section}/category/${category}`),
      rows: entries.filter(({ frontmatter }) => frontmatter.category === category),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={listPage.list}>
      <ListSearch search={search} label={t('search')} none={t('none')} found={entries.length} />
      {!search.searched && (
        <>
          <First entries={entries} section={section} />
          <TopicLinks topics={groups.map(({ category, name }) => ({ id: category, name }))} />
        </>
      )}
      {groups.map(({ category, name, rows }) => (
        <section key={category} className={group.group} aria-labelledby={category}>
          <h2 id={category} className={group.name}>
            {name}
          </h2>
          <ul className={styles.entries}>
            {rows.map((entry) => (
              <Row key={entry.fields.key} entry={entry} section={section} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The entries that authors put first. */
function First({ entries, section }: { readonly entries: readonly ListedEntry[]; readonly section: Section }) {
  const { t } = useTranslation('lists');
  const first = entries
    .flatMap((entry) => (entry.frontmatter.first ? [{ entry, place: entry.frontmatter.first }] : []))
    .sort((a, b) => a.place - b.place);
  if (first.length === 0) return null;
  return (
    <section className={styles.first} aria-labelledby="first">
      <h2 id="first" className={styles.firstName}>
        {t('first')}
      </h2>
      <ol className={styles.firstEntries}>
        {first.map(({ entry }) => (
          <li key={entry.fields.key} className={styles.firstEntry}>
            <EntryTitle entry={entry} section={section} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ entry, section }: { readonly entry: ListedEntry; readonly section: Section }) {
  return (
    <li className={styles.entry}>
      <EntryTitle entry={entry} section={section} />
      <p className="note">{entry.frontmatter.description}</p>
      <Icon name="chevron-right" />
    </li>
  );
}

function EntryTitle({ entry, section }: { readonly entry: ListedEntry; readonly section: Section }) {
  const { locale } = useShell();
  const path = entryPath(section, entry.fields.key.split('/')[1] ?? '', locale.code);
  const { title } = entry.frontmatter;
  return (
    <h3 className={styles.title}>
      {path ? (
        <SiteLink to={path} className={whole.link}>
          {title}
        </SiteLink>
      ) : (
        title
      )}
    </h3>
  );
}
