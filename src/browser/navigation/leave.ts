/**
 * Leaving the page by script, as far as the navigation policy allows (specification 2.6).
 */

import { site } from '../platform/site';
import { decideNavigation } from './navigation-policy';

/** The window for an address. If the browser blocks a new window, the address opens in the same one. */
export type Where = 'same' | 'new';

/** Goes to an address of the product by a full load; any other address is refused. */
export const leaveFor = (address: string, where: Where = 'same'): void => open(address, where, false);

/** Goes to an address by a full load, even outside the product's domains. Addresses with scripts or data are refused. */
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
