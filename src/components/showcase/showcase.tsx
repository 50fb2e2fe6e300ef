import type { ReactNode } from 'react';
import type { Titled } from '../../queries/data';
import * as styles from './showcase.module.css';

/** A text beside a drawing of what it speaks of; every other one has the drawing first. */
export function Showcase(props: {
  readonly title: string;
  readonly text: string;
  readonly scene: ReactNode;
  readonly list?: readonly Titled[];
}) {
  const { title, text, scene, list = [] } = props;
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        {[{ title, text }, ...list].map((part) => (
          <div key={part.title} className={styles.part}>
            <h3>{part.title}</h3>
            <p className={styles.soft}>{part.text}</p>
          </div>
        ))}
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  );
}
