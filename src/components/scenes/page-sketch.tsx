import type { PageKind } from '../../site/pages/sections';
import * as styles from './page-sketch.below.module.css';

/** How many shapes a sketch has. */
const shapes: Readonly<Record<PageKind, number>> = { shop: 3, ads: 6, feed: 3, chat: 4, table: 4 };

/** In the hue of its profile. */
export function PageSketch({ kind }: { readonly kind: PageKind }) {
  return (
    <div className={`${styles.sketch} ${styles[kind]}`}>
      {Array.from({ length: shapes[kind] }, (_, index) => index).map((index) => (
        <span key={index} className={styles.shape} />
      ))}
    </div>
  );
}
