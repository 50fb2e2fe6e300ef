import { facetOfCategory } from '../../site/product/facets';
import type { Figure } from '../data/data';
import { sumOf } from '../stone/stone';
import * as styles from './composed-cover.module.css';

/**
 * The cover of an article without a picture: its own figure in a window, before the stone. The category decides the color, and
 * the entry's key where both stand and how deep the ground is: neighbors in a list differ, and an entry looks the same everywhere.
 * @param entryKey `blog/first-rpa-flow/en`; the language changes only the words
 */
export function ComposedCover(props: {
  readonly entryKey: string;
  readonly category: string | null;
  readonly figure: Figure;
}) {
  const { entryKey, category, figure } = props;
  const seed = Math.floor(sumOf(entryKey.replace(/\/[^/]+$/, '')) / 9);
  const looks = [styles.deep, styles.end].filter((_, bit) => seed & (1 << bit));
  const Lines = figure.head === null ? 'code' : 'div';
  return (
    <div className={[styles.cover, ...looks].join(' ')} data-facet={facetOfCategory(category)} aria-hidden="true">
      <Lines>{[figure.head, ...figure.lines].join('\n')}</Lines>
    </div>
  );
}
