import * as styles from './equation.below.module.css';

/** The text next to it says the same in words. */
export const Equation = ({ factors, result }: { readonly factors: readonly string[]; readonly result: string }) => (
  <p className={styles.equation} suppressHydrationWarning>
    {`${factors.join(' × ')} = `}
    <strong className={styles.result} suppressHydrationWarning>
      {result}
    </strong>
  </p>
);
