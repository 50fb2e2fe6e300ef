import { useShell } from '../../components/shell/shell-context';
import { formatShortDay } from '../../site/formats';
import { limitsOf, offers } from '../../site/product/offers';
import * as styles from './season.module.css';

const [first, end] = limitsOf(offers.september);
const days = (end - first) / 86_400_000;

/** All days of September, the first and the last named in the reader's language. */
export function Season({ text }: { readonly text: string }) {
  const { locale } = useShell();
  const named = (day: number): string => formatShortDay(locale, new Date(first + (day - 1) * 86_400_000));
  return (
    <figure className={`note ${styles.season}`}>
      <div className={styles.days} aria-hidden="true">
        {Array.from({ length: days }, (_, day) => (
          <span key={day} className={styles.day} />
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span suppressHydrationWarning>{named(1)}</span>
        <span suppressHydrationWarning>{named(days)}</span>
      </p>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
