/**
 * Detects that a visitor is about to use the page, and keeps what the document cannot do alone until the application
 * runs: the last press of a button, a form submission, a key, and what was typed or chosen.
 */
import { replayClick } from '../platform/event-replay';
import { hydrateNow, hydratingEvent, type ReportFields } from '../platform/hydration';

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
  const stopping = new AbortController();
  const options = { signal: stopping.signal, capture: true, passive: true };
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    document.addEventListener(type, onIntent, options);
  }
  document.addEventListener('pointerover', onPointerOver, options);
  return () => stopping.abort();
}

/**
 * @param early the clicks and keys before
 * @returns stops keeping actions and replays them, the fields first
 */
export function keepActions(document: Document, early: readonly Event[] = []): (reportFields: ReportFields) => void {
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
    replayLast = () => event.defaultPrevented || replayClick(button);
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
  for (const event of early) {
    if (event.type === 'click') onClick(event);
    else onKey(event as KeyboardEvent);
  }
  const presses = new AbortController();
  const keys = new AbortController();
  const listen = <E extends Event>(type: string, listener: (event: E) => void, { signal }: AbortController): void =>
    document.addEventListener(type, listener as (event: Event) => void, { signal, capture: true });
  const stopPresses = (): void => presses.abort();
  listen('click', onClick, presses);
  listen('submit', onSubmit, presses);
  listen(hydratingEvent, stopPresses, presses);
  listen('keydown', onKey, keys);
  listen('compositionstart', onComposition, keys);
  listen('compositionend', onComposition, keys);
  return (reportFields) => {
    stopPresses();
    keys.abort();
    reportFields(composed);
    replayLast?.();
  };
}
