import * as styles from './check-index.module.css';
import { type Check, checkId } from './worksheet';

/** The questions of a worksheet by name, each a way to its place. */
export function CheckIndex({ title, checks }: { readonly title: string; readonly checks: readonly Check[] }) {
  return (
    <nav className={styles.index} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol>
        {checks.map((check, place) => (
          <li key={check.title} className={styles.check}>
            <a href={`#${checkId(place)}`} className={styles.link}>
              {check.title}
              <span className={styles.boxes} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
