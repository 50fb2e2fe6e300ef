import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/icon';
import * as tile from '../../components/icon/tile.module.css';
import { families, type System } from '../../site/product/installers';
import { Checksum } from './checksum';
import { DownloadButton } from './download-button';
import * as styles from './download-list.module.css';
import { DownloadNext } from './download-next';
import { FileSize } from './file-size';
import type { ReleaseInstallers } from './release-installers';
import { systemIcons } from './system-icons';

/** A card per system; CSS marks the visitor's own, which a service detects. All are plain links and work without scripts. */
export function DownloadList({ installers }: { readonly installers: ReleaseInstallers | null }) {
  return (
    <div className={styles.cards}>
      {families.map(({ name, systems }) => (
        <section key={name} className={`box ${styles.card}`} aria-label={name}>
          <header className={styles.head}>
            <span className={tile.tile}>
              <Icon name={systemIcons[name]} />
            </span>
            <h3 translate="no">{name}</h3>
          </header>
          <ul>
            {systems.map((system) => (
              <Variant key={system} system={system} installer={installers?.[system]} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Variant(props: { readonly system: System; readonly installer: ReleaseInstallers[System] | undefined }) {
  const { system, installer } = props;
  const { t } = useTranslation('download');
  return (
    <li className={styles.variant} id={system} data-for-system={system}>
      <div>
        <h4 className={styles.name}>
          {t(`systems.${system}.variant`)}
          <span className={styles.yours}>{t('yours')}</span>
        </h4>
        <p className={styles.detail}>{t(`systems.${system}.detail`)}</p>
      </div>
      <div className={styles.action}>
        <DownloadButton system={system} aria-label={t('button', { system: t(`systems.${system}.name`) })}>
          {t('get')}
        </DownloadButton>
        {installer && (
          <p className={styles.size}>
            <span className="visually-hidden">{t('size')} </span>
            <FileSize bytes={installer.size} />
          </p>
        )}
      </div>
      <DownloadNext system={system} />
      {installer && <Checksum system={system} sha256={installer.sha256} />}
    </li>
  );
}
