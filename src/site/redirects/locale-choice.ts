/**
 * A choice of language on its way to another host, which shares no cookies (docs/builds.md): it stores the choice in
 * its own cookie and removes the parameter, by a redirect of its edge function or else in the browser.
 */
import { isServed, type Site, splitPath } from '../hosting/hosts.ts';
import { isFilePath } from '../hosting/request-paths.ts';
import { choiceParameter } from './carried-choice.ts';
import { parseRequestUrl, tidy } from './request-url.ts';

/**
 * @param address path with query and hash
 * @returns the language, and the address without it, the other parameters as written; null if there is none, or if it
 *   is not the language of the address itself: only the language of the opened page can be chosen
 */
export function choiceIn(address: string, site: Site) {
  const url = parseRequestUrl(address, site.target);
  if (!url || isFilePath(url.path)) return null;
  const parameters = url.query.slice(1).split('&');
  const { locale } = splitPath(site, tidy(url.path));
  if (!isServed(site, locale) || !parameters.includes(`${choiceParameter}=${locale}`)) return null;
  const others = parameters.filter((parameter) => parameter.split('=', 1)[0] !== choiceParameter);
  const query = others.length > 0 ? `?${others.join('&')}` : '';
  return { locale, address: url.path + query + url.hash };
}
