import type { Titled } from '../../queries/data';
import * as styles from './steps.module.css';

/** Numbered steps, in order. */
export function Steps({ steps }: { readonly steps: readonly Titled[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
