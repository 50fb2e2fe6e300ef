import { useTranslation } from 'react-i18next';
import type { FacetName } from '../../site/product/facets';
import * as button from '../button/button.module.css';
import { useShell } from '../shell/shell-context';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import { Closing } from './closing';

export type InvitedTo = FacetName | 'solution';

/** The invitation to sign up at the end of a page; a page may bring its own texts. */
export function CallToAction(props: { readonly to?: InvitedTo; readonly title?: string; readonly text?: string }) {
  const { t } = useTranslation('offer');
  const shell = useShell();
  const { to = 'title', title = t(`cta.${to}`), text = t('cta.text') } = props;
  return (
    <Closing title={title} text={text}>
      <AccountLink to="register" className={button.primary}>
        {shell.t('register')}
      </AccountLink>
      <SiteLink to="/download" className={button.secondary}>
        {t('cta.download')}
      </SiteLink>
    </Closing>
  );
}
