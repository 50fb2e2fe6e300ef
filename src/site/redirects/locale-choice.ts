/**
 * A choice of language on its way from one host to another (design 2: the hosts share no cookies).
 *
 * When a visitor follows the picker's link to another host, the link carries the choice in a parameter. That host stores the
 * choice in its own cookie and removes the parameter: its edge function with a temporary redirect, or else the browser.
 */

import { isServed, type Site, splitPath } from '../hosting/hosts.ts';
import { isFilePath } from '../hosting/request-paths.ts';
import type { LocaleCode } from '../languages/locales.ts';
import { choiceParameter } from './carried-choice.ts';
import { placeOf, tidy } from './place.ts';

/** A choice that an address carries. */
export interface LocaleChoice {
  readonly locale: LocaleCode;
  /** The address without it: path with query and hash, the other parameters as they were written. */
  readonly address: string;
}

/**
 * Reads the choice that an address of a host carries.
 *
 * @param address path with query and hash
 * @returns null if there is none, or if it differs from the language of the address itself, since only the language of the
 *   page that is being opened can be chosen
 */
export function choiceIn(address: string, site: Site): LocaleChoice | null {
  const place = placeOf(address, site.target);
  if (!place || isFilePath(place.path)) return null;
  const parameters = place.query.slice(1).split('&');
  const { locale } = splitPath(site, tidy(place.path));
  if (!isServed(site, locale) || !parameters.includes(`${choiceParameter}=${locale}`)) return null;
  const others = parameters.filter((parameter) => parameter.split('=', 1)[0] !== choiceParameter);
  const query = others.length > 0 ? `?${others.join('&')}` : '';
  return { locale, address: place.path + query + place.hash };
}
