import { useTranslation } from 'react-i18next';
import { contradictions } from '../../browser/browser-check/contradictions';
import type { BrowserProfile } from '../../browser/browser-check/readers';
import * as button from '../../components/button/button.module.css';
import { useCopy } from '../../components/copy-field/use-copy';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import * as styles from './verdict.module.css';

/** And a button that copies the values; without scripts, what the page needs. */
export function Verdict({ profile }: { readonly profile: BrowserProfile | null }) {
  const { t } = useTranslation('browser-check');
  const { t: shell } = useShell();
  const found = profile && contradictions(profile);
  const { possible, copy } = useCopy(JSON.stringify({ ...profile, contradictions: found }, null, 2));
  const count = found?.length ?? 0;
  const look = !found ? styles.waiting : count > 0 ? styles.found : styles.none;
  return (
    <section className={`box ${look}`} aria-live="polite" aria-busy={!found} data-contradictions={found?.length}>
      {found ? (
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
      ) : (
        <>
          <h2 className={`${styles.title} scripted`}>{t('reading')}</h2>
          <p className={styles.withoutScripts}>{t('noScript')}</p>
          <SiteLink className={`${button.secondary} ${styles.again}`} to="/browser-check">
            {shell('search.retry')}
          </SiteLink>
        </>
      )}
      {found && possible && (
        <button type="button" className={button.secondary} onClick={copy}>
          <Icon name="copy" />
          {t('copy')}
        </button>
      )}
    </section>
  );
}
