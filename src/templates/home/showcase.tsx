import type { ReactNode } from 'react';
import type { Facet } from '../../site/product/facets';
import * as styles from './showcase.below.module.css';

export function Showcase(props: {
  readonly facet: Facet;
  readonly title: string;
  readonly text: string;
  readonly scene: ReactNode;
  /** Whether the drawing needs the page's width. */
  readonly wide?: boolean;
}) {
  const { facet, title, text, scene, wide } = props;
  return (
    <div className={wide ? styles.wide : styles.showcase} data-facet={facet}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className="note">{text}</p>
      </div>
      {scene}
    </div>
  );
}
