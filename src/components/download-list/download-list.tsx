import { useTranslation } from 'react-i18next';
import { type System, systems } from '../../site/installers';
import { DownloadButton } from '../download-button/download-button';
import { useOwnSystem } from '../download-button/use-own-system';
import { Icon } from '../icon/icon';
import * as styles from './download-list.module.css';

/** The installers of all systems; the visitor's own stands out. Every one is a plain link beneath. */
export function DownloadList() {
  const own = useOwnSystem();
  return (
    <ul className={styles.list}>
      {systems.map((system) => (
        <SystemRow key={system} system={system} own={system === own} />
      ))}
    </ul>
  );
}

function SystemRow({ system, own }: { readonly system: System; readonly own: boolean }) {
  const { t } = useTranslation('download');
  const name = t(`systems.${system}.name`);
  return (
    <li className={own ? styles.own : styles.row}>
      <Icon name="monitor" />
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.detail}>{t(`systems.${system}.detail`)}</p>
      </div>
      {own && <span className={styles.yours}>{t('yours')}</span>}
      <DownloadButton system={system} primary={own} aria-label={t('button', { system: name })}>
        {t('get')}
      </DownloadButton>
    </li>
  );
}
