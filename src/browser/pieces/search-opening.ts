/**
 * Opens the search (src/components/frame/search): by its button, by `/`, and by Ctrl+K or Cmd+K (design 12). Its dialog stands in every
 * document with its field, so that it opens, can be written into and is closed without the application, which fills it.
 */
import { searchId } from '../../site/own-ids';
import type { Stop } from '../platform/clock';

/** Dispatched on the dialog when it has opened; its `detail` is the text for the field. */
export const searchOpened = 'site:search';

/** Opens the search, if the document has one and it is closed. @param words the text for the field */
export function openSearch(document: Document, words = ''): void {
  const dialog = dialogIn(document);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.dispatchEvent(new CustomEvent(searchOpened, { detail: words }));
}

const dialogIn = (document: Document) => document.getElementById(searchId) as HTMLDialogElement | null;

/**
 * Listens for what opens it, and for its button that closes it.
 * @param early the clicks and keys before
 */
export function startSearchOpening(document: Document, early: readonly Event[] = []): Stop {
  const listen = (event: Event): void => {
    if (!(event instanceof KeyboardEvent ? isSearchKey(event) : isOnButton(event.target))) return;
    event.preventDefault();
    const dialog = dialogIn(document);
    if (event.type === 'click' && dialog?.open) dialog.close();
    else openSearch(document);
  };
  for (const event of early) listen(event);
  for (const type of types) document.addEventListener(type, listen);
  return () => {
    for (const type of types) document.removeEventListener(type, listen);
  };
}

const types = ['click', 'keydown'] as const;

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[aria-controls="${searchId}"]`) !== null;

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, `/` outside of fields. */
function isSearchKey({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, key, target }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isField(target);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
