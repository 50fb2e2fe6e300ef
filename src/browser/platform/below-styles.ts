/** The styles of what is below the first screen, linked where that part begins (docs/pages.md, Styles and type). */

/** On the element that has the links. */
export const belowAttribute = 'data-below';

/** Firefox does not wait for a linked style, but runs no script before it. The policy allows this one by its digest. */
export const waitingScript = ';';

/** Links the files in the head, too: another page's elements replace the one that has the links. */
export function keepBelowStyles({ head, body }: Document): void {
  for (const link of body.querySelectorAll(`[${belowAttribute}] > link`)) head.append(link.cloneNode());
}
