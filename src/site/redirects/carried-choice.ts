/** Adds a choice of language to the link that carries it to another host (read in locale-choice.ts). */
import type { Site } from '../hosting/hosts.ts';
import type { LocaleCode } from '../languages/locales.ts';

/** `?locale=en`: the language of the page that it leads to. */
export const choiceParameter = 'locale';

/**
 * Changes only addresses (full ones) that lead from one host of the site to another.
 * @param here the origin on which the choice is made
 */
export function withChoice(address: string, locale: LocaleCode, here: string, { config }: Site): string {
  const url = new URL(address);
  if (url.origin === here || !Object.values(config.origins).includes(url.origin)) return address;
  url.search += `${url.search ? '&' : '?'}${choiceParameter}=${locale}`;
  return url.href;
}
