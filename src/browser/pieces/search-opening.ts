/** Opens the search dialog, which is in every document, by its button, `/`, Ctrl+K or Cmd+K. */
import { searchId } from '../../site/own-ids';

/** Dispatched on the open dialog; its `detail` is the text for the field. */
export const searchOpened = 'site:search';

export function openSearch(document: Document, words = ''): void {
  const dialog = dialogIn(document);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.dispatchEvent(new CustomEvent(searchOpened, { detail: words }));
}

const dialogIn = (document: Document) => document.getElementById(searchId) as HTMLDialogElement | null;

/** @param early the clicks and keys before */
export function startSearchOpening(document: Document, early: readonly Event[] = []): void {
  const listen = (event: Event): void => {
    if (!(event instanceof KeyboardEvent ? isSearchKey(event) : isOnButton(event.target))) return;
    event.preventDefault();
    const dialog = dialogIn(document);
    if (event.type === 'click' && dialog?.open) dialog.close();
    else openSearch(document);
  };
  for (const event of early) listen(event);
  for (const type of ['click', 'keydown']) document.addEventListener(type, listen);
}

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[aria-controls="${searchId}"]`) !== null;

/** Ctrl+K or Cmd+K anywhere, `/` outside of fields. */
function isSearchKey({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, key, target }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isField(target);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
