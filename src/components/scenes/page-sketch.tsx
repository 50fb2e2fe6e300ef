import type { PageKind } from '../../site/pages/sections';
import * as styles from './page-sketch.below.module.css';

/** In the hue of its profile; static/pages.svg has the pages. */
export const PageSketch = ({ kind }: { readonly kind: PageKind }) => (
  <svg className={styles.sketch} aria-hidden="true">
    <use href={`/pages.svg#${kind}`} />
  </svg>
);
