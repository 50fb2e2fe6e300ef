/**
 * What a visitor entered into the fields of a page before the application started (design 10).
 */

import { hydrateNow } from '../platform/hydration';

/** On the root element when what was chosen is answered: until then the styles hide what it might contradict, such as a price. */
const answeredAttribute = 'data-answered';

/** The fields of the part of the page that is the application's. */
const fieldsIn = (document: Document): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('#___gatsby input'),
];

/**
 * Before React takes over: it sets the attribute `checked` again, which a radio button that nobody has touched follows, so that the
 * one that the visitor chose would be switched off. A button that a script has set no longer follows its attribute.
 */
export function keepChoices(document: Document): void {
  for (const field of fieldsIn(document)) {
    if (field.type === 'radio') Object.assign(field, { checked: field.checked });
  }
}

/**
 * Tells the application, when it has taken over, what was entered before.
 * @param composed the field in which an input method is composing a word: whatever is written into it would end that
 */
export function tellFields(composed: EventTarget | null): void {
  const fields = fieldsIn(document).filter((field) => field !== composed);
  // All fields are read before the first one is reported, since the application then overwrites the others.
  for (const tell of fields.map(changeIn)) tell?.();
  document.documentElement.setAttribute(answeredAttribute, '');
}

/**
 * A value that was entered into a field before the application started. The application keeps the field's text at first but
 * does not know it, and would later restore its own (facebook/react#33129).
 * @returns a function that reports the value to the application; null if the field still has the value it was served with
 */
function changeIn(field: HTMLInputElement): (() => void) | null {
  const name = field.type === 'checkbox' || field.type === 'radio' ? 'checked' : 'value';
  const present = field[name];
  const served = name === 'checked' ? field.defaultChecked : field.defaultValue;
  if (present === served || (field.type === 'radio' && !present)) return null;
  return () => {
    hydrateNow(field);
    // React only notices a change if the value differs from the last one that was set through the element itself.
    Object.assign(field, { [name]: served });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)?.set?.call(field, present);
    field.dispatchEvent(new Event(name === 'checked' ? 'click' : 'input', { bubbles: true }));
  };
}
