import { useTranslation } from 'react-i18next';
import type { RoutePath } from '../../site/hosting/route-path';
import type { PageContext } from '../../site/pages/page-context';
import type { ListedSection } from '../../site/pages/sections';
import { inTaxonomyOrder, type TermData, termName } from '../data/data';
import { SiteLink } from '../site-link/site-link';
import * as chips from './chips.module.css';
import * as styles from './list-filter.module.css';

/** Links to a section's categories with their counts, and to the tags of the chosen category. */
export function ListFilter(props: {
  readonly section: ListedSection;
  readonly page: PageContext;
  readonly terms: TermData;
}) {
  const { section, page, terms } = props;
  const { t } = useTranslation('lists');
  const list = page.list;
  if (!list) return null;
  const { category, tag, counts } = list;
  const name = (kind: 'category' | 'tag', id: string) => termName(terms, `${section}/${kind}/${id}`);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.filter}>
      <nav aria-label={t('categories')}>
        <ul className={styles.tabs}>
          <Item path={`/${section}`} name={t('all')} count={all} current={!category} look={styles.tab} />
          {inTaxonomyOrder(Object.keys(counts), `${section}/category`, terms).map((id) => (
            <Item
              key={id}
              path={`/${section}-${id}`}
              name={name('category', id)}
              count={counts[id] ?? 0}
              current={id === category}
              look={styles.tab}
            />
          ))}
        </ul>
      </nav>
      {category && list.tags.length > 0 && (
        <nav aria-label={t('tags')}>
          <ul className={chips.chips}>
            {list.tags.map((id) => (
              <Item
                key={id}
                path={`/${section}-${category}/${id}`}
                name={name('tag', id)}
                current={id === tag}
                look={chips.chip}
              />
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Item(props: {
  readonly path: RoutePath;
  readonly name: string;
  readonly count?: number;
  readonly current: boolean;
  readonly look: string | undefined;
}) {
  const { path, name, count, current, look } = props;
  return (
    <li>
      <SiteLink to={path} className={look} aria-current={current ? 'page' : undefined}>
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </SiteLink>
    </li>
  );
}
