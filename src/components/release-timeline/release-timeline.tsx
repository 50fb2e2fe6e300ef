import { formatDate } from '../../site/formats';
import { useShell } from '../shell/shell-context';
import * as styles from './release-timeline.module.css';

/** Versions on a line through time, the oldest first. */
export function ReleaseTimeline(props: {
  readonly releases: readonly { readonly version: string; readonly date: string }[];
}) {
  const { locale } = useShell();
  return (
    <ol className={styles.line}>
      {props.releases.map(({ version, date }) => (
        <li key={version} className={styles.point}>
          <span className={styles.version}>{version}</span>
          <time className={styles.date} dateTime={date} suppressHydrationWarning>
            {formatDate(locale.tag, date)}
          </time>
        </li>
      ))}
    </ol>
  );
}
