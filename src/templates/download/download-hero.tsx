import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/icon';
import * as tile from '../../components/icon/tile.module.css';
import { familyOf, type System, systems } from '../../site/product/installers';
import { Checksum } from './checksum';
import { DownloadButton } from './download-button';
import * as styles from './download-hero.module.css';
import { DownloadNext } from './download-next';
import { FileSize } from './file-size';
import { PhoneLink } from './phone-link';
import type { ReleaseInstallers } from './release-installers';
import { systemIcons } from './system-icons';

interface Props {
  readonly version: string;
  readonly date: string;
  readonly dateInWords: string;
  readonly installers: ReleaseInstallers | null;
  /** Of the list of all systems on the page. */
  readonly others: string;
}

/**
 * The newest release for the visitor's system. The page has all systems in the same spot, and CSS shows the one that a
 * service detects, so that nothing moves. On a phone it offers ways to send the page to a computer.
 */
export function DownloadHero(props: Props) {
  return (
    <div className={styles.panels}>
      {systems.map((system) => (
        <Panel key={system} system={system} {...props} />
      ))}
      <PhonePanel {...props} />
    </div>
  );
}

function Panel({ system, version, date, dateInWords, installers, others }: Props & { readonly system: System }) {
  const { t } = useTranslation('download');
  const name = t(`systems.${system}.name`);
  return (
    <section className={styles.panel} aria-label={t('button', { system: name })} data-for-system={system}>
      <div className={styles.head}>
        <span className={tile.tile}>
          <Icon name={systemIcons[familyOf(system)]} />
        </span>
        <span className={styles.yours}>{t('yours')}</span>
      </div>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{t(`systems.${system}.detail`)}</p>
      </div>
      <div className={styles.action}>
        <DownloadButton system={system} primary aria-label={t('button', { system: name })}>
          {t('get')}
        </DownloadButton>
        <DownloadNext system={system}>
          {installers && <Checksum system={system} sha256={installers[system].sha256} />}
        </DownloadNext>
      </div>
      <Facts version={version} date={date} dateInWords={dateInWords}>
        {installers && (
          <div>
            <dt>{t('size')}</dt>
            <dd>
              <FileSize bytes={installers[system].size} />
            </dd>
          </div>
        )}
      </Facts>
      <div className={styles.foot}>
        {system === 'com_arm64' && <a href={`#${'com_mac' satisfies System}`}>{t('intel')}</a>}
        <Others to={others} />
      </div>
    </section>
  );
}

/** Replaces the installer, which a phone cannot open. */
function PhonePanel({ version, date, dateInWords, others }: Props) {
  const { t } = useTranslation('download');
  return (
    <section className={`${styles.panel} ${styles.phone}`} aria-label={t('phone.title')} data-pagefind-ignore="">
      <span className={tile.tile}>
        <Icon name="laptop" />
      </span>
      <PhoneLink />
      <Facts version={version} date={date} dateInWords={dateInWords} />
      <div className={styles.foot}>
        <Others to={others} />
      </div>
    </section>
  );
}

function Facts(props: Pick<Props, 'version' | 'date' | 'dateInWords'> & { readonly children?: ReactNode }) {
  const { t } = useTranslation('download');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('version')}</dt>
        <dd>{props.version}</dd>
      </div>
      {props.children}
      <div className={styles.released}>
        <dt>{t('released')}</dt>
        <dd>
          <time dateTime={props.date}>{props.dateInWords}</time>
        </dd>
      </div>
    </dl>
  );
}

function Others({ to }: { readonly to: string }) {
  const { t } = useTranslation('download');
  return (
    <a href={to}>
      {t('others')}
      <Icon name="chevron-down" />
    </a>
  );
}
