import type { FrontMatterOf } from '../../components/data/front-matter';
import * as styles from './release-timeline.below.module.css';

export type DatedRelease = Pick<FrontMatterOf<'release'>, 'version' | 'date' | 'dateInWords'>;

/** Oldest first. */
export function ReleaseTimeline({ releases }: { readonly releases: readonly DatedRelease[] }) {
  return (
    <ol className={styles.line}>
      {releases.map(({ version, date, dateInWords }) => (
        <li key={version} className={styles.point}>
          <span className={styles.version}>{version}</span>
          <time className={styles.date} dateTime={date}>
            {dateInWords}
          </time>
        </li>
      ))}
    </ol>
  );
}
