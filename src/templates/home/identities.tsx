import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon/icon';
import { type DeskName, desk } from '../../ui/scenes/desk';
import * as scene from '../../ui/scenes/scene.module.css';
import { Stone } from '../../ui/stone/stone';
import * as styles from './identities.module.css';

/** The two that stand side by side: far enough apart that their clocks tell it. */
const shown: readonly DeskName[] = ['Shop DE', 'Shop US'];

/**
 * What the product is for, as a picture: two profiles on one computer at the same address of the web, each with its own
 * fingerprint, IP address and clock. A box to tick reloads both: each keeps its own. It is whole without script and motion.
 */
export function Identities() {
  const { t } = useTranslation('scenes');
  return (
    <div className={styles.desk}>
      <div className={styles.pair} role="img" aria-label={t('identities.label')}>
        {shown.map((name) => (
          <Identity key={name} name={name} />
        ))}
      </div>
      <div className={styles.computer}>
        <label className={`${button.secondary} ${styles.reload}`}>
          <input type="checkbox" className="visually-hidden" />
          <Icon name="refresh-cw" />
          {t('identities.reload')}
        </label>
        <span className={styles.before}>{t('identities.before')}</span>
        <span className={styles.after}>{t('identities.after')}</span>
      </div>
    </div>
  );
}

function Identity({ name }: { readonly name: DeskName }) {
  const { t } = useTranslation('scenes');
  const { hue, canvas, address, country, clock, timeZone } = desk[name];
  return (
    <div className={styles.window} data-facet={hue} aria-hidden="true">
      <div className={styles.bar}>
        <span className={`${scene.avatar} ${styles.mark}`} />
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
          <span className={styles.before}>{clock}</span>
          <span className={styles.after}>{minuteAfter(clock)}</span>
        </Fact>
      </div>
    </div>
  );
}

/** A time of day, `16:05`, a minute later in the same hour. */
const minuteAfter = (clock: string): string => clock.replace(/\d$/, (minute) => `${Number(minute) + 1}`);

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
