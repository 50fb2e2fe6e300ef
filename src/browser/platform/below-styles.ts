/**
 * The styles of what is below the first screen of a page: files that the document links where that part begins
 * (docs/pages.md, Styles and type).
 */

/** On the element that has the links. */
export const belowAttribute = 'data-below';

/**
 * Firefox, other than Chromium and WebKit, shows what follows a linked style before it has come, but runs no script before.
 * The policy allows this one by its digest.
 */
export const waitingScript = ';';

/**
 * Links the files in the head, too: the application replaces the element that has the links when it shows another page.
 */
export function keepBelowStyles({ head, body }: Document): void {
  for (const link of body.querySelectorAll(`[${belowAttribute}] > link`)) head.append(link.cloneNode());
}
