import { trackerTextLimit } from '../platform/constants';
import { readObject } from '../platform/safe-storage';
import { elementWords, recorded } from './recorded-text';

/** The path from the root, such as `html > body > main#content > a.button`. Only the end of a long path is kept. */
export function elementPath(element: Element | null): string {
  const steps: string[] = [];
  for (let step = element; step; step = step.parentElement) {
    const [firstClass] = step.classList;
    steps.unshift(step.localName + (step.id && `#${step.id}`) + (firstClass ? `.${firstClass}` : ''));
  }
  return steps.join(' > ').slice(-trackerTextLimit);
}

/** The address that an element loads or leads to, or an empty text. */
export const elementAddress = (element: Element): string => {
  const { href, src } = element as Partial<HTMLAnchorElement & HTMLImageElement>;
  // The address of an SVG link is not a string.
  const address = [href, src].find((value) => typeof value === 'string');
  return recorded(address ?? '');
};

/** The label for screen readers, or the `name` attribute. */
export const elementName = (element: Element): string =>
  elementWords(element, element.hasAttribute('aria-label') ? 'aria-label' : 'name');

/** The JSON in `data-addition`. */
export const elementAddition = (element: Element): object | undefined =>
  readObject(element.getAttribute('data-addition')) ?? undefined;
