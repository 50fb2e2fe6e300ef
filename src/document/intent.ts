/**
 * Signs that a visitor is about to use the page, and what they do before the application is there (design 10).
 *
 * Links, menus and fields work by themselves, so they are left alone. What only the application can answer is kept and done
 * again when it is there: the last press of a button, a form that was sent, a key, what was typed or chosen.
 */

import { pressAgain } from '../services/again';

/** What a pointer that comes over it, or a focus, may be about to use. */
const usable = 'a[href], button, input, label, select, summary, textarea';

/** Where the application is. */
const applicationPart = '#___gatsby';

/** Keys that the application answers, besides those that fields and links answer by themselves. */
const answeredKeys = /^(?:\/|Escape|Arrow(?:Up|Down|Left|Right)|Home|End)$/;

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Calls back at each sign that the visitor is about to use something. */
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
 * Keeps what the visitor does until the application is there.
 * @returns ends keeping, and does it again
 */
export function keepActions(document: Document): () => void {
  let again: (() => unknown) | null = null;
  const onClick = (event: Event): void => {
    const button = within(event.target, 'button');
    // The platform answers these: a popover opens, a form is sent.
    if (!event.isTrusted || !button?.closest(applicationPart) || button.matches('[popovertarget], [type="submit"]'))
      return;
    // A service may have answered it: then it prevents the browser's own answer.
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
    const isControl = ctrlKey || metaKey;
    const isSearch = isControl && !shiftKey && !altKey && key.toLowerCase() === 'k';
    if (!isSearch && (isControl || altKey || !answeredKeys.test(key))) return;
    // Fields take letters and arrows for themselves.
    if (!isSearch && within(target, 'input, textarea, select')) return;
    if (isSearch || key === '/') event.preventDefault();
    const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    again = () => target?.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('keydown', onKey, true);
    const fields = [...document.querySelectorAll<HTMLInputElement>(`${applicationPart} input`)];
    // All are read before the first is told of: what the application shows then, it writes into the others.
    for (const tell of fields.map(changeIn)) tell?.();
    again?.();
  };
}

/**
 * What stands in a field since before the application was there, which keeps the field's text but does not know it, and would
 * put its own back (facebook/react#33129).
 * @returns tells the application; null where the field is as it was served
 */
function changeIn(field: HTMLInputElement): (() => void) | null {
  const name = field.type === 'checkbox' || field.type === 'radio' ? 'checked' : 'value';
  const present = field[name];
  const served = name === 'checked' ? field.defaultChecked : field.defaultValue;
  if (present === served || (field.type === 'radio' && !present)) return null;
  return () => {
    // React hears of a change only where the field differs from what was written through the element itself.
    Object.assign(field, { [name]: served });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)?.set?.call(field, present);
    field.dispatchEvent(new Event(name === 'checked' ? 'click' : 'input', { bubbles: true }));
  };
}
