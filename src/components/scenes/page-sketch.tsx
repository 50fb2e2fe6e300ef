import * as styles from './page-sketch.module.css';
import type { PageKind } from './solution-profiles';

/** How many shapes a sketch is drawn of. */
const shapes: Readonly<Record<PageKind, number>> = { shop: 3, ads: 6, feed: 3, chat: 4, table: 4 };

/** A page in a few strokes: products, a chart, posts, a conversation or rows. In the hue of the profile that shows it. */
export function PageSketch({ kind }: { readonly kind: PageKind }) {
  return (
    <div className={`${styles.sketch} ${styles[kind]}`}>
      {Array.from({ length: shapes[kind] }, (_, place) => place).map((place) => (
        <span key={place} className={styles.shape} />
      ))}
    </div>
  );
}
