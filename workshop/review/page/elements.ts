/** DOM helpers. Texts are set as text, never as markup. */

export type Content = Node | string | null | false;

/** False leaves an attribute out; true makes it empty. */
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

/** Outside the review it opens a new tab. */
export const link = (href: string, ...content: readonly Content[]): HTMLAnchorElement =>
  element('a', href.startsWith('#') ? { href } : { href, target: '_blank', rel: 'noopener' }, ...content);

export function button(act: () => void, attributes: Readonly<Record<string, string | boolean>>, text: string) {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', act);
  return made;
}

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Terms without content are left out. */
export const facts = (rows: readonly (readonly [term: string, content: readonly Content[] | null])[]): HTMLElement =>
  element(
    'dl',
    {},
    ...rows.flatMap(([term, content]) =>
      content === null || content.length === 0 ? [] : [element('dt', {}, term), element('dd', {}, ...content)],
    ),
  );

export const list = (items: readonly (readonly Content[])[]): HTMLElement =>
  element('ul', {}, ...items.map((item) => element('li', {}, ...item)));
