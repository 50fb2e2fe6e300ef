import type { AnchorHTMLAttributes } from 'react';
import { accountAddress } from '../../site/account-address';
import { useShell } from '../shell/shell-context';

/** A link to the application's register or login page, which leaves the site. */
export function AccountLink({
  to,
  ...rest
}: { readonly to: 'register' | 'login' } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { site, locale } = useShell();
  const address = to === 'register' ? site.config.registerUrl : site.config.loginUrl;
  return <a href={accountAddress(address, locale.tag)} data-account={to} {...rest} />;
}
