import { isReplay } from '../platform/event-replay';
import { earlyActions } from '../tracker/early-events';

/** A click on an installer link requests the latest version and shows the next steps (specification 2.7 and 7). */
export function startInstallerLinks(window: Window): void {
  const { document } = window;
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-system]') : null;
    // Opening elsewhere or saving uses the plain link.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // For a click from before this service started, the browser has followed the link; a download leaves the page open.
    const first = earlyActions(window).findLast(({ target }) => target instanceof Node && link.contains(target));
    const isFollowed = isReplay(event) && first !== undefined && !first.defaultPrevented;
    import('./downloads').then(
      ({ download, showNext }) => (isFollowed ? showNext(link) : download(link)),
      () => isFollowed || window.location.assign(link.href),
    );
  };
  document.addEventListener('click', onClick);
}
