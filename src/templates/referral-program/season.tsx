import { useShell } from '../../components/shell/shell-context';
import { formatShortDay } from '../../site/formats';
import * as styles from './season.module.css';

const september = { month: 8, days: 30 } as const;

/** The days of September in a row, with the first and the last named in the reader's language. */
export function Season({ text }: { readonly text: string }) {
  const { locale } = useShell();
  // Any year works, since only day and month are shown.
  const named = (day: number): string => formatShortDay(locale, new Date(Date.UTC(2026, september.month, day)));
  return (
    <figure className={styles.season}>
      <div className={styles.days} aria-hidden="true">
        {Array.from({ length: september.days }, (_, day) => (
          <span key={day} className={styles.day} />
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span suppressHydrationWarning>{named(1)}</span>
        <span suppressHydrationWarning>{named(september.days)}</span>
      </p>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
