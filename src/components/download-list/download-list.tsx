import { useTranslation } from 'react-i18next';
import { installerAddress, type System, systems } from '../../site/installers';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { useShell } from '../shell/shell-context';
import * as styles from './download-list.module.css';

/** The installers of all systems. Every one is a plain link. */
export function DownloadList() {
  const { t } = useTranslation('download');
  return (
    <ul className={styles.list}>
      {systems.map((system) => (
        <SystemRow
          key={system}
          system={system}
          name={t(`systems.${system}.name`)}
          detail={t(`systems.${system}.detail`)}
        />
      ))}
    </ul>
  );
}

function SystemRow({
  system,
  name,
  detail,
}: {
  readonly system: System;
  readonly name: string;
  readonly detail: string;
}) {
  const { t } = useTranslation('download');
  const { site } = useShell();
  return (
    <li className={styles.row} data-system={system}>
      <Icon name="monitor" />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.detail}>{detail}</p>
      </div>
      <a
        className={button.secondary}
        href={installerAddress(site.config, system)}
        aria-label={t('button', { system: name })}
        data-external=""
      >
        <Icon name="download" />
        {t('get')}
      </a>
    </li>
  );
}
