/**
 * The links to installers (specification 2.7 and 7): a click asks for the latest version first, and shows what comes next. By
 * themselves they lead to the last version known.
 */

import type { Stop } from '../platform/clock';
import { isAgain } from '../platform/event-replay';
import { earlyActions } from '../tracker/early-events';

/** Answers clicks on the links of a document, those included that come with another page. */
export function startInstallerLinks(window: Window): Stop {
  const { document } = window;
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-system]') : null;
    // What the visitor opens elsewhere, or saves, is the plain link's affair.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // A click from before there was anyone to answer it: the browser has followed the link, and a download leaves the page where it is.
    const first = earlyActions(window).findLast(({ target }) => target instanceof Node && link.contains(target));
    const isFollowed = isAgain(event) && first !== undefined && !first.defaultPrevented;
    import('./downloads').then(
      ({ download, showNext }) => (isFollowed ? showNext(link) : download(link)),
      () => isFollowed || window.location.assign(link.href),
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
