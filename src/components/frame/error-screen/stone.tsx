import type { ReactNode } from 'react';
import { facets } from '../../stone/facets';
import * as styles from './stone.module.css';

const Facet = ({ at, className = '' }: { readonly at: number; readonly className?: string | undefined }) => {
  const { path, color } = facets[at] ?? facets[0];
  return <path className={`${styles.facet} ${className}`} data-facet={color} d={path} />;
};

/** A browser window with the mark of the product in it. */
const Window = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.window} viewBox="0 0 320 240" aria-hidden="true">
    <rect className={styles.frame} x="1" y="1" width="318" height="238" rx="14" />
    <path className={styles.line} d="M1 41h318" />
    <path className={styles.dots} d="M22 21h.1M38 21h.1M54 21h.1" />
    <rect className={styles.address} x="80" y="12" width="222" height="18" rx="9" />
    <g transform="translate(80 60) scale(5)">{children}</g>
  </svg>
);

/** Not found: one facet is missing. */
export const StoneWithoutFacet = () => (
  <Window>
    <path className={styles.place} d={facets[1].path} />
    {[0, 2, 3, 4, 5].map((at) => (
      <Facet key={at} at={at} />
    ))}
    <Facet at={1} className={styles.fallen} />
  </Window>
);

/** Broken: the halves have come apart. */
export const StoneInHalves = () => (
  <Window>
    <g className={styles.left}>
      {[0, 4, 5].map((at) => (
        <Facet key={at} at={at} />
      ))}
    </g>
    <g className={styles.right}>
      {[1, 2, 3].map((at) => (
        <Facet key={at} at={at} />
      ))}
    </g>
    <path className={styles.crack} d="m16-1-1.5 6 3 5-3 6 3 5-3 6 1.5 6" />
  </Window>
);
