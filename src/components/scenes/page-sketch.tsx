import * as styles from './page-sketch.module.css';
import type { PageKind } from './solution-profiles';

/** The number of shapes in a sketch. */
const shapes: Readonly<Record<PageKind, number>> = { shop: 3, ads: 6, feed: 3, chat: 4, table: 4 };

/** A simple sketch of a page: products, a chart, posts, a conversation or rows, in the hue of its profile. */
export function PageSketch({ kind }: { readonly kind: PageKind }) {
  return (
    <div className={`${styles.sketch} ${styles[kind]}`}>
      {Array.from({ length: shapes[kind] }, (_, place) => place).map((place) => (
        <span key={place} className={styles.shape} />
      ))}
    </div>
  );
}
