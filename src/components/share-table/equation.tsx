import * as styles from './equation.below.module.css';

/** The text next to it says the same in words. */
export function Equation({ factors, result }: { readonly factors: readonly string[]; readonly result: string }) {
  return (
    <p className={styles.equation} suppressHydrationWarning>
      {factors.map((factor, index) => (
        <span key={factor} className={styles.part}>
          {index > 0 && <span className={styles.sign}>×</span>}
          <span className={styles.factor}>{factor}</span>
        </span>
      ))}
      <span className={styles.part}>
        <span className={styles.sign}>=</span>
        <strong className={styles.result}>{result}</strong>
      </span>
    </p>
  );
}
