/**
 * What an event records about an element.
 */

import { trackerTextLimit } from '../platform/constants';
import { readObject } from '../platform/safe-storage';
import { elementWords, recorded } from './recorded-text';

/** The path of an element from the root: `html > body > main#content > a.button`. Of a long path only the end is kept. */
export function elementPath(element: Element | null): string {
  const steps: string[] = [];
  for (let step = element; step; step = step.parentElement) {
    const [firstClass] = step.classList;
    steps.unshift(step.localName + (step.id && `#${step.id}`) + (firstClass ? `.${firstClass}` : ''));
  }
  return steps.join(' > ').slice(-trackerTextLimit);
}

/** The address that an element loads or leads to; empty when there is none. */
export const elementAddress = (element: Element): string => {
  const { href, src } = element as Partial<HTMLAnchorElement & HTMLImageElement>;
  // The address of an SVG link is not a string.
  const address = [href, src].find((value) => typeof value === 'string');
  return recorded(address ?? '');
};

/** The name of an element: its label for screen readers, or its own. */
export const elementName = (element: Element): string =>
  elementWords(element, element.hasAttribute('aria-label') ? 'aria-label' : 'name');

/** What an element's `data-addition` (JSON text) adds to its events. */
export const elementAddition = (element: Element): object | undefined =>
  readObject(element.getAttribute('data-addition')) ?? undefined;
