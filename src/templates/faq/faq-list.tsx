import { useTranslation } from 'react-i18next';
import { inTaxonomyOrder, type TermData, termName } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { Icon } from '../../components/icon/icon';
import * as listPage from '../../components/list-filter/list-page.module.css';
import * as group from '../../components/list-filter/named-group.module.css';
import { TopicLinks } from '../../components/list-filter/topic-links';
import { ListSearch } from '../../components/list-search/list-search';
import { useListSearch } from '../../components/list-search/use-list-search';
import { Prose } from '../../components/prose/prose';
import { microdata } from '../../components/questions/microdata';
import { useShell } from '../../components/shell/shell-context';
import { formatPair } from '../../site/formats';
import type { EntryKey } from '../../site/pages/entry';
import type { PageContext } from '../../site/pages/page-context';
import * as styles from './faq-list.module.css';

export interface FaqEntry {
  readonly html: string;
  readonly fields: { readonly key: EntryKey };
  readonly frontmatter: Pick<FrontMatterOf<'faq'>, 'title' | 'category'>;
}

const idOf = (entry: FaqEntry): string => entry.fields.key.split('/')[1] ?? '';

/** Typing narrows the questions; each has an address, which opens it. */
export function FaqList(props: {
  readonly page: PageContext;
  readonly entries: readonly FaqEntry[];
  readonly terms: TermData;
}) {
  const { page, entries, terms } = props;
  const { t } = useTranslation('lists');
  const search = useListSearch();
  const shown = entries.filter(({ frontmatter, html }) =>
    search.matches(`${frontmatter.title} ${html.replace(/<[^>]+>/g, ' ')}`),
  );
  const groups = inTaxonomyOrder(page.list?.categories ?? [], 'faq/category', terms)
    .map((category) => ({
      category,
      name: termName(terms, `faq/category/${category}`),
      questions: shown.filter((entry) => entry.frontmatter.category === category),
    }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div className={listPage.list} {...microdata.page}>
      <ListSearch search={search} label={t('faq.filter')} none={t('faq.none')} found={shown.length} />
      {!search.searched && (
        <TopicLinks topics={groups.map(({ category, name }) => ({ id: `about-${category}`, name }))} />
      )}
      {groups.map(({ category, name, questions }) => (
        <section key={category} className={group.group} aria-labelledby={`about-${category}`}>
          <h2 id={`about-${category}`} className={group.name}>
            {name}
          </h2>
          <div>
            {questions.map((entry) => (
              <Question key={entry.fields.key} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Question({ entry }: { readonly entry: FaqEntry }) {
  const { locale } = useShell();
  const { t } = useTranslation('lists');
  const { title } = entry.frontmatter;
  return (
    <details id={idOf(entry)} className={styles.item} {...microdata.question}>
      <summary className={styles.question}>
        <h3 className={styles.heading} {...microdata.name}>
          {title}
        </h3>
        <Icon name="plus" />
      </summary>
      <div className={styles.answer} {...microdata.answer}>
        <div {...microdata.text}>
          <Prose html={entry.html} />
        </div>
        <a
          href={`#${idOf(entry)}`}
          className={`${styles.anchor} screen-only`}
          aria-label={formatPair(locale.code, t('faq.link'), title)}
        >
          <Icon name="link" />
        </a>
      </div>
    </details>
  );
}
