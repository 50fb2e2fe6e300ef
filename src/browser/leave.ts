/**
 * Leaving the page.
 */

/**
 * Goes to an address by a full load.
 * @param where `new` opens another window; where the browser forbids that, the address opens in this one
 */
export function leaveFor(address: string, where: 'same' | 'new' = 'same'): void {
  if (where === 'new' && window.open(address, '_blank')) return;
  window.location.assign(address);
}
