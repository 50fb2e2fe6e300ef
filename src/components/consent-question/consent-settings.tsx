import { useShell } from '../shell/shell-context';
import * as styles from './consent-settings.module.css';

/** Brings the question for consent back, so that an answer can be changed: for the footer. What it does is a service's. */
export function ConsentSettings({ className }: { readonly className?: string | undefined }) {
  const { t } = useShell();
  return (
    <button type="button" className={`${styles.settings} ${className ?? ''}`} data-consent-settings="">
      {t('consent.settings')}
    </button>
  );
}
