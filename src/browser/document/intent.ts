/**
 * Signs that a visitor is about to use the page, and what they do before the application has started (design 10).
 *
 * Links, menus and fields work by themselves, so they are left alone. Actions that only the application can handle are kept
 * and repeated when it has started: the last press of a button, a form that was sent, a key, what was typed or chosen.
 */

import { pressAgain } from '../platform/event-replay';
import { hydrateNow, hydratingEvent, type TellFields } from '../platform/hydration';

/** Elements that a visitor is probably about to use when the pointer moves over them or they get the focus. */
const usable = 'a[href], button, input, label, select, summary, textarea';

/** The element that contains the application. */
const applicationPart = '#___gatsby';

/** Keys that the application handles, apart from those that fields and links handle by themselves. */
const answeredKeys = /^(?:Escape|Arrow(?:Up|Down|Left|Right)|Home|End)$/;

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Calls a function at each sign that the visitor is about to use something. */
export function watchIntent(document: Document, onIntent: () => void): () => void {
  const onPointerOver = ({ target }: Event): void => {
    if (within(target, usable)) onIntent();
  };
  const signs = [
    ['pointerdown', onIntent],
    ['touchstart', onIntent],
    ['keydown', onIntent],
    ['focusin', onIntent],
    ['pointerover', onPointerOver],
  ] as const;
  for (const [type, listener] of signs) document.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    for (const [type, listener] of signs) document.removeEventListener(type, listener, { capture: true });
  };
}

/**
 * Keeps what the visitor does until the application has started.
 * @param early the clicks and keys before
 * @returns a function that stops keeping, and repeats what was kept, the fields first
 */
export function keepActions(document: Document, early: readonly Event[] = []): (tellFields: TellFields) => void {
  let again: (() => unknown) | null = null;
  /** A field in which an input method is composing a word: whatever is written into it would end that. */
  let composed: EventTarget | null = null;
  const onClick = (event: Event): void => {
    if (!event.isTrusted) return;
    // Who presses something else has given up what they pressed before.
    again = null;
    const button = within(event.target, 'button');
    // The browser handles these: a popover opens, a form is sent.
    if (!button?.closest(applicationPart) || button.matches('[popovertarget], [type="submit"]')) return;
    // A service that has handled it has also prevented the browser's default action.
    again = () => event.defaultPrevented || pressAgain(button);
  };
  const onSubmit = (event: Event): void => {
    const form = within(event.target, `${applicationPart} form`);
    if (!form) return;
    event.preventDefault();
    again = () => (form as HTMLFormElement).requestSubmit();
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || !answeredKeys.test(key)) return;
    // Fields handle arrow keys themselves.
    if (within(target, 'input, textarea, select')) return;
    // Elsewhere, these keys scroll.
    if (!within(target, key === 'Escape' ? 'details[open]' : 'details[open], [popover]')) return;
    const init = { key, shiftKey, bubbles: true, cancelable: true };
    // The application may have come in time to handle it.
    again = () => {
      if (!target || event.defaultPrevented) return;
      hydrateNow(target);
      target.dispatchEvent(new KeyboardEvent('keydown', init));
    };
  };
  const onComposition = ({ type, target }: Event): void => {
    composed = type === 'compositionstart' ? target : null;
  };
  const stopPresses = (): void => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
  };
  for (const event of early) {
    if (event.type === 'click') onClick(event);
    else onKey(event as KeyboardEvent);
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('compositionstart', onComposition, true);
  document.addEventListener('compositionend', onComposition, true);
  document.addEventListener(hydratingEvent, stopPresses, { once: true });
  return (tellFields) => {
    stopPresses();
    document.removeEventListener(hydratingEvent, stopPresses);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('compositionstart', onComposition, true);
    document.removeEventListener('compositionend', onComposition, true);
    tellFields(composed);
    again?.();
  };
}
