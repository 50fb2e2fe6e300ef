/**
 * The links to installers (specification 2.7 and 7): a click asks for the latest version first, and shows what comes next. By
 * themselves they lead to the last version known.
 */
import type { Stop } from '../browser/clock';
import { leaveSiteFor } from '../navigation/leave';

/** Answers clicks on the links of a document, those included that come with another page. */
export function startInstallerLinks(document: Document): Stop {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-system]') : null;
    // What the visitor opens elsewhere, or saves, is the plain link's affair.
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./downloads').then(
      ({ download }) => download(link),
      () => leaveSiteFor(link.href),
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
