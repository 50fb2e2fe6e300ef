import type { Site } from '../../site/hosting/hosts';
import { carriedCookieFor } from '../../site/languages/locale-cookie';
import { cameFromSite } from '../../site/redirects/detect-locale';
import { choiceIn } from '../../site/redirects/locale-choice';

/**
 * Stores the language choice that a visitor carried over from another host, and removes it from the address, unless an
 * edge function has done so. Call it before anything reads the address.
 */
export function takeLocaleChoice({ document, history, location }: Window, site: Site): void {
  const choice = choiceIn(location.href.slice(location.origin.length), site);
  if (!choice) return;
  // A typed address has no referrer either, but people do not type this parameter.
  const isOwn = cameFromSite(site, document.referrer, location.origin);
  const cookie = carriedCookieFor(choice.locale, location.protocol === 'https:', document.cookie, isOwn);
  if (cookie) document.cookie = cookie;
  // The origin is needed because a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', location.origin + choice.address);
}
