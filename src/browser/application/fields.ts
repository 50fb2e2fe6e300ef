import { hydrateNow } from '../platform/hydration';

/** Set on the root element once choices are applied. Until then, the styles hide what could contradict them. */
const answeredAttribute = 'data-answered';

const fieldsIn = (document: Document): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('#___gatsby input'),
];

/**
 * Call this before hydration. React sets the `checked` attribute, and an untouched radio button follows its attribute,
 * which would undo the visitor's choice. Setting the property detaches the button from its attribute.
 */
export function keepChoices(document: Document): void {
  for (const field of fieldsIn(document)) {
    if (field.type === 'radio') Object.assign(field, { checked: field.checked });
  }
}

/**
 * Reports to the application what was entered before it started.
 * @param composed the field in which an input method is composing a word; writing to it would end the composition
 */
export function reportFields(composed: EventTarget | null): void {
  const fields = fieldsIn(document).filter((field) => field !== composed);
  // Read all fields first: reporting one lets the application overwrite the others.
  for (const tell of fields.map(changeIn)) tell?.();
  document.documentElement.setAttribute(answeredAttribute, '');
}

/**
 * React keeps a value that was entered before hydration but does not know it, and would later overwrite it
 * (facebook/react#33129).
 * @returns reports the value to React; null if the field still has its original value
 */
function changeIn(field: HTMLInputElement): (() => void) | null {
  const name = field.type === 'checkbox' || field.type === 'radio' ? 'checked' : 'value';
  const present = field[name];
  const served = name === 'checked' ? field.defaultChecked : field.defaultValue;
  if (present === served || (field.type === 'radio' && !present)) return null;
  return () => {
    hydrateNow(field);
    // React notices a change only if the value differs from the last one set through the element itself.
    Object.assign(field, { [name]: served });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)?.set?.call(field, present);
    field.dispatchEvent(new Event(name === 'checked' ? 'click' : 'input', { bubbles: true }));
  };
}
