/**
 * Puts a choice of language into the link that carries it to another host (locale-choice.ts reads it there).
 */
import type { Site } from '../hosting/hosts.ts';
import type { LocaleCode } from '../languages/locales.ts';

/** The parameter: `?locale=en`. Its value is the code of the language in which the page that it leads to is written. */
export const choiceParameter = 'locale';

/**
 * Adds a choice to an address that leads from one host of the site to another; any other address stays unchanged.
 *
 * @param address a full address
 * @param here the origin on which the choice is made
 */
export function withChoice(address: string, locale: LocaleCode, here: string, { config }: Site): string {
  const url = new URL(address);
  if (url.origin === here || !Object.values(config.origins).includes(url.origin)) return address;
  url.search += `${url.search ? '&' : '?'}${choiceParameter}=${locale}`;
  return url.href;
}
