import { useShell } from '../../shell/shell-context';
import * as styles from './consent-settings.below.module.css';

/** Opens the question for consent again, so that the answer can be changed: for the footer. A service makes it work. */
export function ConsentSettings({ className }: { readonly className?: string | undefined }) {
  const { t } = useShell();
  return (
    <button type="button" className={`${styles.settings} ${className ?? ''}`} data-consent-settings="">
      {t('consent.settings')}
    </button>
  );
}
