import * as whole from '../../components/card/whole.module.css';
import { type EntryCardData, inTaxonomyOrder, type TermData, termName } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { entriesInOrder } from '../../components/data/order';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icons';
import * as tile from '../../components/icon/tile.module.css';
import * as chips from '../../components/list-filter/chips.module.css';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import type { PageContext } from '../../site/pages/page-context';
import { entryPath } from '../../site/pages/routes';
import type { SolutionId } from '../../site/pages/sections';
import { facetOfCategory } from '../../site/product/facets';
import * as styles from './solution-list.module.css';

export type ListedSolution = EntryCardData<Pick<FrontMatterOf<'solutions'>, 'category'>>;

/** By category (content/taxonomy.yaml). */
const categoryIcons: Readonly<Record<string, IconName>> = {
  commerce: 'shopping-cart',
  advertising: 'megaphone',
  social: 'users',
  messaging: 'message-circle',
  data: 'chart-line',
  earning: 'link',
};

/** Links to the lines of work first, then each with its solutions. */
export function SolutionList(props: {
  readonly page: PageContext;
  readonly entries: readonly ListedSolution[];
  readonly terms: TermData;
}) {
  const { page, terms } = props;
  const entries = entriesInOrder(page.entries, props.entries);
  const lines = inTaxonomyOrder(page.list?.categories ?? [], 'solutions/category', terms).map((category) => ({
    category,
    name: termName(terms, `solutions/category/${category}`),
    solutions: entries.filter((entry) => entry.frontmatter.category === category),
  }));
  return (
    <div className={styles.list}>
      <ul className={`${chips.chips} ${styles.lines}`}>
        {lines.map(({ category, name, solutions }) => (
          <li key={category} data-facet={facetOfCategory(category)}>
            <a href={`#${category}`} className={chips.chip}>
              <Icon name={categoryIcons[category] ?? 'layers'} />
              {name}
              <span className={styles.count}>{solutions.length}</span>
            </a>
          </li>
        ))}
      </ul>
      {lines.map(({ category, name, solutions }) => (
        <section
          key={category}
          className={styles.group}
          aria-labelledby={category}
          data-facet={facetOfCategory(category)}
        >
          <h2 id={category} className={styles.name}>
            <span className={tile.tile}>
              <Icon name={categoryIcons[category] ?? 'layers'} />
            </span>
            {name}
          </h2>
          <ul className={styles.solutions}>
            {solutions.map((entry) => (
              <Solution key={entry.fields.key} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Drops the name at the beginning: "eBay: returns" becomes "Returns". */
function withoutName(title: string, name: string, tag: string): string {
  const head = [': ', '：'].map((colon) => name + colon).find((start) => title.startsWith(start));
  if (head === undefined) return title;
  const rest = title.slice(head.length);
  return rest.charAt(0).toLocaleUpperCase(tag) + rest.slice(1);
}

/** A page as it is worked on there (static/solutions.svg), its short name and what it is about. */
function Solution({ entry }: { readonly entry: ListedSolution }) {
  const { locale, t } = useShell();
  const id = entry.fields.key.split('/')[1] as SolutionId;
  const path = entryPath('solutions', id, locale.code);
  if (!path) return null;
  const name = t(`solution.${id}`);
  return (
    <li className={styles.solution}>
      <svg className={styles.picture} aria-hidden="true">
        <use href={`/solutions.svg#${id}`} />
      </svg>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <SiteLink to={path} className={whole.link}>
            {name}
          </SiteLink>
        </h3>
        <p className={styles.text}>{withoutName(entry.frontmatter.title, name, locale.tag)}</p>
      </div>
    </li>
  );
}
