/**
 * Detects that a visitor is about to use the page, and keeps their actions until the application has started. Links,
 * menus and fields work by themselves. Everything else is replayed later: the last press of a button, a form
 * submission, a key, and what was typed or chosen.
 */

import { pressAgain } from '../platform/event-replay';
import { hydrateNow, hydratingEvent, type TellFields } from '../platform/hydration';

/** Elements that a visitor is probably about to use on hover or focus. */
const usable = 'a[href], button, input, label, select, summary, textarea';

const applicationPart = '#___gatsby';

/** Keys that the application handles, besides those that fields and links handle themselves. */
const answeredKeys = /^(?:Escape|Arrow(?:Up|Down|Left|Right)|Home|End)$/;

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

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
 * @param early the clicks and keys before
 * @returns stops keeping actions and replays them, the fields first
 */
export function keepActions(document: Document, early: readonly Event[] = []): (tellFields: TellFields) => void {
  let replayLast: (() => unknown) | null = null;
  /** The field in which an input method is composing a word; writing to it would end the composition. */
  let composed: EventTarget | null = null;
  const onClick = (event: Event): void => {
    if (!event.isTrusted) return;
    // A new press replaces the earlier one.
    replayLast = null;
    const button = within(event.target, 'button');
    // The browser handles these: it opens the popover or submits the form.
    if (!button?.closest(applicationPart) || button.matches('[popovertarget], [type="submit"]')) return;
    // A service that handled it has prevented the default action.
    replayLast = () => event.defaultPrevented || pressAgain(button);
  };
  const onSubmit = (event: Event): void => {
    const form = within(event.target, `${applicationPart} form`);
    if (!form) return;
    event.preventDefault();
    replayLast = () => (form as HTMLFormElement).requestSubmit();
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || !answeredKeys.test(key)) return;
    // Fields handle arrow keys themselves.
    if (within(target, 'input, textarea, select')) return;
    // Elsewhere, these keys scroll.
    if (!within(target, key === 'Escape' ? 'details[open]' : 'details[open], [popover]')) return;
    const init = { key, shiftKey, bubbles: true, cancelable: true };
    // The application may have started in time to handle it.
    replayLast = () => {
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
    replayLast?.();
  };
}
