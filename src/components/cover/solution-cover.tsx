import { facetOfCategory } from '../../site/product/facets';
import * as styles from './solution-cover.below.module.css';

/** The page that a solution is about, as it is drawn in the list of solutions (static/solutions.svg), in the color of its category. */
export function SolutionCover({ id, category }: { readonly id: string; readonly category: string | null }) {
  return (
    <div className={styles.cover} data-facet={facetOfCategory(category)}>
      <svg className={styles.page} aria-hidden="true">
        <use href={`/solutions.svg#${id}`} />
      </svg>
    </div>
  );
}
