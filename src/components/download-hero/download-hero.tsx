import { useTranslation } from 'react-i18next';
import { systems } from '../../site/installers';
import { DownloadButton } from '../download-button/download-button';
import { useOwnSystem } from '../download-button/use-own-system';
import { FileSize } from '../download-list/file-size';
import type { ReleaseInstallers } from '../download-list/release-installers';
import { systemIcons } from '../download-list/system-icons';
import { Icon } from '../icon/icon';
import * as styles from './download-hero.module.css';

/** The system that most visitors have: offered until the browser tells the visitor's own, and where there is none. */
const usual = 'com_win64';

/** The newest release for the visitor's own system, with its version, size and date. */
export function DownloadHero(props: {
  readonly version: string;
  readonly date: string;
  readonly dateInWords: string;
  readonly installers: ReleaseInstallers | null;
  /** Address of the list of all systems on the page. */
  readonly others: string;
}) {
  const { version, date, dateInWords, installers, others } = props;
  const { t } = useTranslation('download');
  const own = useOwnSystem();
  const system = own ?? usual;
  const name = t(`systems.${system}.name`);
  return (
    <section className={styles.panel} aria-label={t('button', { system: name })}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={systemIcons[system]} />
        </span>
        {own && <span className={styles.yours}>{t('yours')}</span>}
      </div>
      <div>
        <p className={styles.name}>{name}</p>
        {/* The room for the longest is there before the visitor's own system is known: nothing shifts. */}
        <p className={styles.detail}>
          {systems.map((each) => (
            <span key={each} className={each === system ? undefined : styles.unused}>
              {t(`systems.${each}.detail`)}
            </span>
          ))}
        </p>
      </div>
      <DownloadButton system={system} primary aria-label={t('button', { system: name })}>
        {t('get')}
      </DownloadButton>
      <dl className={styles.facts}>
        <div>
          <dt>{t('version')}</dt>
          <dd>{version}</dd>
        </div>
        {installers && (
          <div>
            <dt>{t('size')}</dt>
            <dd>
              <FileSize bytes={installers[system].size} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('released')}</dt>
          <dd>
            <time dateTime={date}>{dateInWords}</time>
          </dd>
        </div>
      </dl>
      <a className={styles.others} href={others}>
        {t('others')}
        <Icon name="chevron-down" />
      </a>
    </section>
  );
}
