import { useTranslation } from 'react-i18next';
import { Grid } from '../grid/grid';
import { Icon } from '../icon/icon';
import * as styles from './accounts.below.module.css';
import * as mark from './avatar.module.css';
import { type DeskName, desk } from './desk';
import { PageSketch } from './page-sketch';
import * as scene from './scene.below.module.css';

/** Accounts open at once, each with its own address, computer and session. */
export function AccountsScene({ accounts }: { readonly accounts: readonly DeskName[] }) {
  const { t } = useTranslation('scenes');
  return (
    <Grid as="div" className={styles.desk} role="img" aria-label={t('accounts.label')}>
      {accounts.map((name) => (
        <div key={name} className={`box ${styles.window}`} data-facet={desk[name].hue} aria-hidden="true">
          <div className={styles.bar}>
            <span className={`${mark.hexagon} ${styles.avatar}`} />
            <span className={styles.name}>{name}</span>
          </div>
          <PageSketch kind={desk[name].page} />
          <ul className={styles.own}>
            <li>
              <Icon name="globe" />
              <span className={styles.value}>
                {desk[name].country} <span className={scene.mono}>{desk[name].address}</span>
              </span>
            </li>
            <li>
              <Icon name="fingerprint" />
              <span className={styles.value}>{desk[name].system}</span>
            </li>
            <li>
              <Icon name="key" />
              <span className={styles.value}>{t('accounts.signedIn')}</span>
            </li>
          </ul>
        </div>
      ))}
    </Grid>
  );
}
