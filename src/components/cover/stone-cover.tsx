import { facetOfCategory } from '../../site/product/facets';
import { sumOf } from '../stone/stone';
import * as styles from './stone-cover.module.css';

/**
 * The cover of an article without a picture: the stone. The category decides the color, and the entry's key how deep the ground is and
 * where the stone stands: neighbors in a list differ, and an entry looks the same everywhere and in every language.
 * @param props.entryKey `blog/first-rpa-flow/en`
 */
export function StoneCover({ entryKey, category }: { readonly entryKey: string; readonly category: string | null }) {
  const seed = Math.floor(sumOf(entryKey.replace(/\/[^/]+$/, '')) / 9);
  const looks = [styles.deep, styles.end].filter((_, bit) => seed & (1 << bit));
  return (
    <div className={[styles.cover, ...looks].join(' ')} data-facet={facetOfCategory(category)} aria-hidden="true" />
  );
}
