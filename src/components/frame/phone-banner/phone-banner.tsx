import { ownIds } from '../../../site/own-ids';
import * as button from '../../button/button.module.css';
import * as dismiss from '../../button/close.below.module.css';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { AccountLink } from '../../site-link/account-link';
import * as styles from './phone-banner.below.module.css';
import { Picture } from './picture';

/**
 * The registration banner on small screens (specification 2.7). CSS shows it after a second, even without a script;
 * src/browser/pieces/phone-banner.ts hides it while the visitor scrolls down.
 */
export function PhoneBanner({ id = ownIds.phoneBanner }: { readonly id?: string }) {
  const { locale, t } = useShell();
  return (
    <aside id={id} className={styles.banner} aria-label={t('register')} data-pagefind-ignore="">
      <button type="button" className={`${dismiss.close} ${styles.close}`} aria-label={t('banner.close')} data-close="">
        <Icon name="x" />
      </button>
      <Picture locale={locale.code} />
      <p className={styles.text}>{t('banner.text')}</p>
      <AccountLink to="register" className={`${button.primary} ${styles.register}`}>
        {t('register')}
      </AccountLink>
    </aside>
  );
}
