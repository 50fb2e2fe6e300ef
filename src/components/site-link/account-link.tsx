import type { AnchorHTMLAttributes } from 'react';
import { accountAddress, type ChosenPlan, chosenQuery, withChosen } from '../../site/product/account-address';
import { useShell } from '../shell/shell-context';

/**
 * Leads to the application.
 * @param props.chosen the plan that is added to the link
 */
export function AccountLink({
  to,
  chosen,
  ...rest
}: { readonly to: 'register' | 'login'; readonly chosen?: ChosenPlan } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { site, locale } = useShell();
  const address = accountAddress(to === 'register' ? site.config.registerUrl : site.config.loginUrl, locale.tag);
  if (!chosen) return <a href={address} data-account={to} {...rest} />;
  const query = chosenQuery(chosen);
  return <a href={withChosen(address, query)} data-account={to} data-chosen={query} {...rest} />;
}
