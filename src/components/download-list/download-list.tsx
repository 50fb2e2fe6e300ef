import { useTranslation } from 'react-i18next';
import { checksumCommand, type System, systems } from '../../site/installers';
import { CopyField } from '../copy-field/copy-field';
import { DownloadButton } from '../download-button/download-button';
import { Icon } from '../icon/icon';
import * as styles from './download-list.module.css';
import { FileSize } from './file-size';
import type { ReleaseInstallers } from './release-installers';
import { systemIcons } from './system-icons';

/**
 * The installers of all systems with size and checksum; the styles mark the visitor's own (services/own-system.ts). Each is a
 * plain link, which works without scripts.
 */
export function DownloadList({ installers }: { readonly installers: ReleaseInstallers | null }) {
  return (
    <ul className={styles.list}>
      {systems.map((system) => (
        <SystemRow key={system} system={system} installer={installers?.[system]} />
      ))}
    </ul>
  );
}

function SystemRow(props: { readonly system: System; readonly installer: ReleaseInstallers[System] | undefined }) {
  const { system, installer } = props;
  const { t } = useTranslation('download');
  const name = t(`systems.${system}.name`);
  return (
    <li className={styles.row} data-for-system={system}>
      <span className={styles.icon}>
        <Icon name={systemIcons[system]} />
      </span>
      <div>
        <h3 className={styles.name}>
          {name}
          <span className={styles.yours}>{t('yours')}</span>
        </h3>
        <p className={styles.detail}>{t(`systems.${system}.detail`)}</p>
      </div>
      {installer && (
        <p className={styles.size}>
          <span className="visually-hidden">{t('size')} </span>
          <FileSize bytes={installer.size} />
        </p>
      )}
      <DownloadButton system={system} aria-label={t('button', { system: name })}>
        {t('get')}
      </DownloadButton>
      {installer && <Checksum system={system} sha256={installer.sha256} />}
    </li>
  );
}

/** The checksum of an installer, and the command to compare it with that of the file. */
function Checksum({ system, sha256 }: { readonly system: System; readonly sha256: string }) {
  const { t } = useTranslation('download');
  return (
    <details className={styles.checksum}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" />
        {t('checksum')}
      </summary>
      <div className={styles.proof}>
        <CopyField text={sha256} copyName={t('copy')} />
        <p>
          {t('checksumHelp')} {t('command')}
        </p>
        <CopyField text={checksumCommand(system)} copyName={t('copy')} />
      </div>
    </details>
  );
}
