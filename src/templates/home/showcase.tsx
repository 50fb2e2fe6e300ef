import type { ReactNode } from 'react';
import type { Facet } from '../../site/product/facets';
import * as styles from './showcase.below.module.css';

/** In every other one the drawing comes first. */
export function Showcase(props: {
  readonly facet: Facet;
  readonly title: string;
  readonly text: string;
  readonly scene: ReactNode;
  /** Whether the drawing needs the page's width and is below the text. */
  readonly wide?: boolean;
}) {
  const { facet, title, text, scene, wide = false } = props;
  return (
    <div className={wide ? styles.wide : styles.row} data-facet={facet}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.soft}>{text}</p>
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  );
}
