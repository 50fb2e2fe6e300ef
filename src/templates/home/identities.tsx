import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as button from '../../components/button/button.module.css';
import { Icon } from '../../components/icon/icon';
import * as mark from '../../components/scenes/avatar.module.css';
import { type DeskName, desk } from '../../components/scenes/desk';
import { Stone } from '../../components/stone/stone';
import * as styles from './identities.module.css';

/** Far enough apart that their clocks show it. */
const shown: readonly DeskName[] = ['Shop DE', 'Shop US'];

/**
 * Two profiles on one computer at the same web address, each with its own fingerprint, IP address and clock. A button
 * reloads both, one minute later each time. Without scripts there is no button.
 */
export function Identities() {
  const { t } = useTranslation('scenes');
  const [reloads, setReloads] = useState(0);
  return (
    <div className={styles.desk}>
      <div className={styles.pair} role="img" aria-label={t('identities.label')}>
        {shown.map((name) => (
          <Identity key={name} name={name} reloads={reloads} />
        ))}
      </div>
      <div className={styles.computer}>
        <button
          type="button"
          className={`${button.secondary} ${styles.reload}`}
          onClick={() => setReloads((before) => before + 1)}
        >
          <Icon name="refresh-cw" />
          {t('identities.reload')}
        </button>
        {/* Its text is new at each press, so that each is announced. */}
        <p role="status">
          <span key={reloads}>{t(reloads > 0 ? 'identities.after' : 'identities.before')}</span>
        </p>
      </div>
    </div>
  );
}

function Identity({ name, reloads }: { readonly name: DeskName; readonly reloads: number }) {
  const { t } = useTranslation('scenes');
  const { hue, canvas, address, country, clock, timeZone } = desk[name];
  return (
    <div className={styles.window} data-facet={hue} data-reloaded={reloads > 0 || undefined} aria-hidden="true">
      {reloads > 0 && <div key={reloads} className={styles.load} />}
      <div className={styles.bar}>
        <span className={`${mark.hexagon} ${styles.mark}`} />
        {name}
      </div>
      <div className={styles.address}>
        <Icon name="lock" />
        market.example
      </div>
      <Stone of={canvas} className={styles.stone} />
      <div className={styles.facts}>
        <Fact name={t('fingerprint.title')}>{canvas}</Fact>
        <Fact name={t('identities.address')} more={country}>
          {address}
        </Fact>
        <Fact name={t('identities.clock')} more={timeZone}>
          <span>{minutesAfter(clock, reloads)}</span>
        </Fact>
      </div>
    </div>
  );
}

/** Adds minutes to a time such as `16:05`. */
function minutesAfter(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const later = hour * 60 + minute + minutes;
  return [Math.floor(later / 60) % 24, later % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function Fact(props: { readonly name: string; readonly more?: string; readonly children: ReactNode }) {
  const { name, more, children } = props;
  return (
    <div className={styles.fact}>
      <span className={styles.name}>{name}</span>
      <span className={styles.kept}>
        <Icon name="check" />
      </span>
      <span className={styles.value}>{children}</span>
      {more && <span className={styles.more}>{more}</span>}
    </div>
  );
}
