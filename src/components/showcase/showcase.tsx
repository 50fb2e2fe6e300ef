import type { ReactNode } from 'react';
import * as styles from './showcase.module.css';

/** A text next to a drawing of its subject; in every other one the drawing comes first. */
export function Showcase(props: { readonly title: string; readonly text: string; readonly scene: ReactNode }) {
  const { title, text, scene } = props;
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.soft}>{text}</p>
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  );
}
