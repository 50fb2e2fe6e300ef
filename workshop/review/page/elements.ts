/**
 * Makes elements of the review page and the reviewer's bar (design 16). All texts are set as text, never as markup.
 */

/** What stands in an element; null and false stand for nothing. */
export type Content = Node | string | null | false;

/** Makes an element with attributes and content. An attribute that is false is left out; one that is true is empty. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...content.filter((part) => part !== null && part !== false));
  return made;
}

/** A link; outside the review it opens in a tab of its own. */
export const link = (href: string, ...content: readonly Content[]): HTMLAnchorElement =>
  element('a', href.startsWith('#') ? { href } : { href, target: '_blank', rel: 'noopener' }, ...content);

/** A button that does something. */
export function button(act: () => void, attributes: Readonly<Record<string, string | boolean>>, text: string) {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', act);
  return made;
}

/** `1 page`, `3 pages`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
