/**
 * The application's register and login addresses (specification 5).
 */

/**
 * Adds `rel=official_website` and the language where the address lacks them.
 * An address that cannot be parsed is returned as it is.
 */
export function accountAddress(address: string, language: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.searchParams.has('rel')) url.searchParams.set('rel', 'official_website');
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
}
