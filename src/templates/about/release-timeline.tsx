import type { DatedRelease } from '../../components/data/data';
import { engines } from '../../site/product/engines';
import * as styles from './release-timeline.below.module.css';

/** Oldest first, each with its engine. */
export function ReleaseTimeline({ releases }: { readonly releases: readonly DatedRelease[] }) {
  return (
    <ol className={styles.line}>
      {releases.map(({ frontmatter: { version, date, dateInWords } }) => (
        <li key={version} className={styles.point}>
          <span className={styles.version}>{version}</span>
          <time className="note" dateTime={date}>
            {dateInWords}
          </time>
          <span className="note">Chromium&nbsp;{engines.find((engine) => engine.version === version)?.chromium}</span>
        </li>
      ))}
    </ol>
  );
}
