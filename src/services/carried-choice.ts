/**
 * The choice of language with which a visitor comes from another host (design 2).
 */
import type { Site } from '../site/hosts';
import { choiceIn } from '../site/locale-choice';
import { localeCookieFor } from '../site/locale-cookie';

/**
 * Stores the choice with which a visitor comes from another host, and cleans the address, where no edge function has done
 * so. Call it before anything reads the address.
 */
export function takeLocaleChoice({ document, history, location }: Window, site: Site): void {
  const choice = choiceIn(location.href.slice(location.origin.length), site);
  if (!choice) return;
  document.cookie = localeCookieFor(choice.locale, location.protocol === 'https:');
  // With the origin in front: a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', location.origin + choice.address);
}
