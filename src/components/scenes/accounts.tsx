import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import * as styles from './accounts.module.css';
import { PageSketch } from './page-sketch';
import * as scene from './scene.module.css';

const accounts = [
  { name: 'shop-de', hue: 1, country: 'DE', address: '192.0.2.14', system: 'Windows 11', page: 'shop' },
  { name: 'ads-eu-2', hue: 4, country: 'FR', address: '198.51.100.37', system: 'macOS 15', page: 'ads' },
  { name: 'cafe-luma', hue: 3, country: 'GB', address: '198.51.100.83', system: 'Windows 10', page: 'feed' },
  { name: 'support-pl', hue: 2, country: 'PL', address: '203.0.113.60', system: 'Linux', page: 'chat' },
] as const;

/** Four accounts open at once, each with an address, a computer and a session of its own. */
export function AccountsScene() {
  const { t } = useTranslation('scenes');
  return (
    <div className={styles.desk} role="img" aria-label={t('accounts.label')}>
      {accounts.map(({ name, hue, country, address, system, page }) => (
        <div key={name} className={`${styles.window} ${scene[`hue${hue}`]}`} aria-hidden="true">
          <div className={styles.bar}>
            <span className={`${scene.avatar} ${styles.avatar}`} />
            <span className={styles.name}>{name}</span>
          </div>
          <PageSketch kind={page} />
          <ul className={styles.own}>
            <li>
              <Icon name="globe" />
              <span className={styles.value}>
                {country} <span className={scene.mono}>{address}</span>
              </span>
            </li>
            <li>
              <Icon name="fingerprint" />
              <span className={styles.value}>{system}</span>
            </li>
            <li>
              <Icon name="key" />
              <span className={styles.value}>{t('accounts.signedIn')}</span>
            </li>
          </ul>
        </div>
      ))}
    </div>
  );
}
