import { facetOfCategory } from '../../site/product/facets';
import { facets } from '../stone/facets';
import { opacitiesFrom, sumOf } from '../stone/stone';
import * as styles from './composed-cover.module.css';

/** In a field of 160 × 90 units. */
const stones = [
  { x: 78, y: -14, size: 118 },
  { x: 30, y: 46, size: 34 },
  { x: 12, y: 14, size: 18 },
] as const;

/**
 * A decorative picture for an entry without one. The entry's key decides its shades and the category its color, so that
 * neighbors in a list differ and an entry looks the same everywhere.
 * @param entryKey `blog/first-rpa-flow/en`; the language does not change the picture
 */
export function ComposedCover({ entryKey, category }: { readonly entryKey: string; readonly category: string | null }) {
  const seed = sumOf(entryKey.replace(/\/[^/]+$/, ''));
  return (
    <svg
      className={styles.cover}
      data-facet={facetOfCategory(category)}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {stones.map(({ x, y, size }, stone) => (
        <g key={size} transform={`translate(${x} ${y}) scale(${size / 32})`}>
          {facets.map(({ path }, index) => (
            <path key={path} d={path} opacity={opacitiesFrom(seed + 7 * stone)[index]} />
          ))}
        </g>
      ))}
    </svg>
  );
}
