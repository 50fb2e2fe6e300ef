import { useShell } from '../shell/shell-context';
import { askForConsent } from './consent-question';
import * as styles from './consent-settings.module.css';

/** Brings the question for consent back, so that an answer can be changed: for the footer. */
export function ConsentSettings({ className }: { readonly className?: string | undefined }) {
  const { t } = useShell();
  return (
    <button
      type="button"
      className={`${styles.settings} ${className ?? ''}`}
      onClick={(event) => askForConsent(event.currentTarget)}
    >
      {t('consent.settings')}
    </button>
  );
}
