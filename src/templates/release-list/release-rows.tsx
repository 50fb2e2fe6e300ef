import * as whole from '../../components/card/whole.module.css';
import type { EntryCardData } from '../../components/data/data';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { HighlightScene } from '../../components/highlight-scene/highlight-scene';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { pathOfEntry } from '../../site/pages/routes';
import * as styles from './release-rows.below.module.css';

export type ListedRelease = EntryCardData<Pick<FrontMatterOf<'release'>, 'version' | 'highlights' | 'scenes'>>;

/** With a drawing of the first highlight. */
export function ReleaseRows({ releases }: { readonly releases: readonly ListedRelease[] }) {
  const { locale, t } = useShell();
  return (
    <ol>
      {releases.map(({ fields, frontmatter: { title, version, date, dateInWords, highlights, scenes } }, place) => {
        const [leading] = scenes;
        const path = pathOfEntry(fields.key, locale.code);
        return (
          path && (
            <li key={fields.key} className={styles.release}>
              <p className={`note ${styles.when}`}>
                <span className={styles.version}>{version}</span>
                {date && <time dateTime={date}>{dateInWords}</time>}
                {place === 0 && <strong className={styles.current}>{t('currentVersion')}</strong>}
              </p>
              <div className={styles.news}>
                <h2 className={styles.title}>
                  <SiteLink to={path} className={whole.link}>
                    {title} <Icon name="arrow-right" />
                  </SiteLink>
                </h2>
                <ul className={styles.highlights}>
                  {highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              </div>
              {leading && (
                <div className={styles.drawing}>
                  <HighlightScene name={leading} />
                </div>
              )}
            </li>
          )
        );
      })}
    </ol>
  );
}
