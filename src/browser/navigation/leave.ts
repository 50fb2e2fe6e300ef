import { site } from '../platform/site';
import { decideNavigation } from './navigation-policy';

/** If the browser blocks a new window, the address opens in the same one. */
export type Where = 'same' | 'new';

/** Leaves by a full load for an address of the product; any other address is refused (specification 2.6). */
export const leaveFor = (address: string, where: Where = 'same'): void => open(address, where, false);

/** Also leaves the product's domains. Addresses with scripts or data are refused. */
export const leaveSiteFor = (address: string, where: Where = 'same'): void => open(address, where, true);

function open(address: string, where: Where, external: boolean): void {
  const decision = decideNavigation(site, { href: address, base: window.location.href, external });
  if (decision.kind === 'refuse') {
    console.warn(decision.message);
    return;
  }
  const opened = where === 'new' ? window.open(address, '_blank') : null;
  if (opened) opened.opener = null;
  else window.location.assign(address);
}
