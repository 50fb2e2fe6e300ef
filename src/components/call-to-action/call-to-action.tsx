import { useTranslation } from 'react-i18next';
import * as button from '../button/button.module.css';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import * as styles from './call-to-action.module.css';

/** The invitation at the end of a page. Its texts come from the `offer` namespace, unless the page has its own. */
export function CallToAction(props: { readonly title?: string; readonly text?: string }) {
  const { t } = useTranslation('offer');
  const shell = useShell();
  return (
    <section className={styles.section} data-expose="call-to-action" data-pagefind-ignore="">
      <div className={styles.panel}>
        <h2>{props.title ?? t('cta.title')}</h2>
        <p className={styles.text}>{props.text ?? t('cta.text')}</p>
        <p className={styles.actions}>
          <AccountLink to="register" className={button.primary}>
            {shell.t('register')}
          </AccountLink>
          <SiteLink to="/download" className={button.secondary}>
            {t('cta.download')}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
