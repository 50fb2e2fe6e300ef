import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/icon';
import { type DeskName, desk } from '../../components/scenes/desk';
import { Stone } from '../../components/stone/stone';
import * as styles from './identities.module.css';

/** Whether each is open at first: two, far enough apart that their clocks show it. */
const shown = { 'Shop DE': true, 'Shop US': true, 'Shop FR': false, 'Ads EU': false } as const satisfies Partial<
  Record<DeskName, boolean>
>;

/**
 * Four profiles on one computer at the same web address, each with a fingerprint, an IP address, a clock and languages of its own.
 * Who opens one sees it in its color; the others keep theirs. It needs no scripts, and what opens is announced.
 */
export function Identities() {
  const { t } = useTranslation('scenes');
  return (
    <fieldset className={styles.desk}>
      <legend className="visually-hidden">{t('identities.label')}</legend>
      <div className={styles.profiles}>
        {Object.entries(shown).map(([name, isOpen]) => (
          <Identity key={name} name={name as keyof typeof shown} isOpen={isOpen} />
        ))}
      </div>
      <p className={styles.hint}>{t('identities.hint')}</p>
    </fieldset>
  );
}

function Identity({ name, isOpen }: { readonly name: keyof typeof shown; readonly isOpen: boolean }) {
  const { t } = useTranslation('scenes');
  const { hue, canvas, address, country, clock, timeZone, languages } = desk[name];
  const facts = [
    [t('fingerprint.title'), canvas],
    [t('identities.address'), address, country],
    [t('identities.clock'), clock, timeZone.split('/').at(-1)],
    [t('fingerprint.language'), languages],
  ] as const;
  return (
    <div className={styles.profile} data-facet={hue}>
      <label className={styles.bar}>
        <input type="checkbox" className="visually-hidden" defaultChecked={isOpen} />
        <Stone of={canvas} className={styles.stone} />
        {name}
        <span className={styles.running} aria-hidden="true">
          {t('profiles.running')}
        </span>
        <span className={styles.open} aria-hidden="true">
          {t('profiles.open')}
        </span>
      </label>
      <div aria-live="polite">
        <div className={styles.window}>
          <p className={styles.address}>
            <Icon name="lock" />
            market.example
          </p>
          <dl className={styles.facts}>
            {facts.map(([fact, value, more]) => (
              <div key={fact} className={styles.fact}>
                <dt className={styles.soft}>{fact}</dt>
                <dd className={styles.value}>
                  {value} {more && <span className={styles.soft}>{more}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
