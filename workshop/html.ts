/** Markup from templates. What stands in a template is shown as text, whatever it says. */
export interface Markup {
  readonly markup: string;
}

export type Content = Markup | string | number | null | false | undefined | readonly Content[];

export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup => ({
  markup: parts.map((part, index) => part + markupOf(contents[index])).join(''),
});

function markupOf(content: Content): string {
  if (content === null || content === false || content === undefined) return '';
  if (typeof content !== 'object') return String(content).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return 'markup' in content ? content.markup : content.map(markupOf).join('');
}

export function fill(place: Element | ShadowRoot, content: Content): void {
  place.innerHTML = markupOf(content);
}

/** Outside the review it opens a new tab. */
export const link = (href: string, text: string): Markup =>
  html`<a href="${href}" target="_blank" rel="noopener">${text}</a>`;

export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Terms without content are left out. */
export const facts = (rows: readonly (readonly [term: string, content: Content])[]): Markup =>
  html`<dl>${rows.map(([term, content]) => markupOf(content) !== '' && html`<dt>${term}</dt><dd>${content}</dd>`)}</dl>`;
