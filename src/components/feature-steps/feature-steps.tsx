import type { Titled } from '../../queries/data';
import * as styles from './feature-steps.module.css';

/** How something is done, one step below the other, with numbers on a line that connects them. */
export function FeatureSteps({ steps }: { readonly steps: readonly Titled[] }) {
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
