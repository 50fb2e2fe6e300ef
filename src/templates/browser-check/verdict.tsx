import { useTranslation } from 'react-i18next';
import { type Contradiction, contradictions } from '../../browser/browser-check/contradictions';
import type { BrowserProfile } from '../../browser/browser-check/readers';
import * as button from '../../components/button/button.module.css';
import { useCopy } from '../../components/copy-field/use-copy';
import { Icon } from '../../components/icon/icon';
import * as values from './browser-values.module.css';
import * as styles from './verdict.module.css';

/** And a button that copies the values; without scripts, what the page needs. */
export function Verdict({ profile }: { readonly profile: BrowserProfile | null }) {
  const { t } = useTranslation('browser-check');
  const found = profile && contradictions(profile);
  const { possible, copy } = useCopy(JSON.stringify({ ...profile, contradictions: found }, null, 2));
  const look = !found ? styles.waiting : found.length > 0 ? styles.found : styles.none;
  return (
    <section className={`box ${look}`} aria-live="polite" aria-busy={!found} data-contradictions={found?.length}>
      {found ? <Findings found={found} /> : <Waiting />}
      <p className={`note ${styles.foot} ${found ? '' : values.unread}`}>
        <Icon name="lock" />
        {t('private')}
      </p>
      {/* At once with the findings: what comes after them would be pushed down. */}
      {found && possible && (
        <button type="button" className={button.secondary} onClick={copy}>
          <Icon name="copy" />
          {t('copy')}
        </button>
      )}
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation('browser-check');
  return (
    <>
      <p className="soft scripted">{t('reading')}</p>
      <p className={styles.withoutScripts}>{t('noScript')}</p>
    </>
  );
}

function Findings({ found }: { readonly found: readonly Contradiction[] }) {
  const { t } = useTranslation('browser-check');
  const count = found.length;
  return (
    <>
      <h2 className={styles.title}>
        <Icon name={count > 0 ? 'triangle-alert' : 'circle-check'} />
        <span>{count > 0 ? t('verdict.found', { count }) : t('verdict.none')}</span>
      </h2>
      <p>{t(count > 0 ? 'verdict.foundText' : 'verdict.noneText')}</p>
      {count > 0 && (
        <ul className={styles.list}>
          {found.map(({ rule, first, second }) => (
            <li key={rule} data-rule={rule}>
              {t(`rules.${rule}`, { first, second })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
