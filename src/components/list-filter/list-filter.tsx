import { useTranslation } from 'react-i18next';
import { type TermData, termName } from '../../queries/data';
import type { RoutePath } from '../../site/hosts';
import type { PageContext } from '../../site/page-context';
import type { ListedSection } from '../../site/sections';
import { SiteLink } from '../site-link/site-link';
import * as styles from './list-filter.module.css';

/** Links to the categories of a section and to the tags of the chosen category: each has a list of its own. */
export function ListFilter(props: {
  readonly section: ListedSection;
  readonly page: PageContext;
  readonly terms: TermData;
}) {
  const { section, page, terms } = props;
  const { t } = useTranslation('lists');
  const list = page.list;
  if (!list) return null;
  const { category, tag } = list;
  const name = (kind: 'category' | 'tag', id: string) => termName(terms, `${section}/${kind}/${id}`);
  return (
    <nav className={styles.filter} aria-label={t(category ? 'tags' : 'categories')}>
      <ul className={styles.chips}>
        {category ? (
          <>
            <Chip path={`/${section}-${category}`} name={t('all')} current={!tag} />
            {list.tags.map((id) => (
              <Chip key={id} path={`/${section}-${category}/${id}`} name={name('tag', id)} current={id === tag} />
            ))}
          </>
        ) : (
          <>
            <Chip path={`/${section}`} name={t('all')} current />
            {list.categories.map((id) => (
              <Chip key={id} path={`/${section}-${id}`} name={name('category', id)} current={false} />
            ))}
          </>
        )}
      </ul>
    </nav>
  );
}

function Chip({ path, name, current }: { readonly path: RoutePath; readonly name: string; readonly current: boolean }) {
  return (
    <li>
      <SiteLink to={path} className={styles.chip} aria-current={current ? 'page' : undefined}>
        {name}
      </SiteLink>
    </li>
  );
}
