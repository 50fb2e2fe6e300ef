import { useTranslation } from 'react-i18next';
import { type System, systems } from '../../site/installers';
import { DownloadButton } from '../download-button/download-button';
import { FileSize } from '../download-list/file-size';
import type { ReleaseInstallers } from '../download-list/release-installers';
import { systemIcons } from '../download-list/system-icons';
import { Icon } from '../icon/icon';
import * as styles from './download-hero.module.css';

/** The most common system: offered until the visitor's own system is known, or if there is no client for that. */
const usual: System = 'com_win64';

/** The data about the newest release. */
interface Props {
  readonly version: string;
  readonly date: string;
  readonly dateInWords: string;
  readonly installers: ReleaseInstallers | null;
  /** Address of the list of all systems on the page. */
  readonly others: string;
}

/**
 * The newest release for the visitor's own system, with its version, size and date. The page has the versions for all systems
 * in one place, and the styles show the one that a service finds (services/own-system.ts), so that nothing moves.
 */
export function DownloadHero(props: Props) {
  return (
    <div className={styles.panels}>
      {systems.map((system) => (
        <Panel key={system} system={system} {...props} />
      ))}
    </div>
  );
}

function Panel({ system, version, date, dateInWords, installers, others }: Props & { readonly system: System }) {
  const { t } = useTranslation('download');
  const name = t(`systems.${system}.name`);
  return (
    <section
      className={`${styles.panel} ${system === usual ? styles.usual : ''}`}
      aria-label={t('button', { system: name })}
      data-for-system={system}
    >
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={systemIcons[system]} />
        </span>
        <span className={styles.yours}>{t('yours')}</span>
      </div>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{t(`systems.${system}.detail`)}</p>
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
