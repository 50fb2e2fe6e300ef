/**
 * Leaving the page.
 */

/**
 * Goes to an address by a full load.
 * @param where `new` opens another window; where the browser forbids that, the address opens in this one
 */
export function leaveFor(address: string, where: 'same' | 'new' = 'same'): void {
  const opened = where === 'new' ? window.open(address, '_blank') : null;
  if (opened) opened.opener = null;
  else window.location.assign(address);
}
