/**
 * Restricts the text in events: nothing that the visitor typed, only the recordable part of an address, and only text
 * of the site's own. `[data-private]` marks what a page derives from the visitor's input or browser.
 */

import { attempt } from '../../site/attempt';
import { ownIds } from '../../site/own-ids';
import { recordedAddress, recordedParameters } from '../../site/privacy/recorded-address';
import { trackerTextLimit } from '../platform/constants';
import { textOf } from '../platform/text-of';

const ownPlaces = ['___gatsby', ownIds.consent, ownIds.phoneBanner, ownIds.sideColumn].map((id) => `#${id}`).join();

/** Parts that show what was typed or read from the browser. */
const privatePlaces = `[data-private], #${ownIds.search}, [contenteditable], output`;
const fields = 'input, textarea, select';
/** Fields whose value is not typed. */
const choices = '[type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="submit"], [type="hidden"]';
/** Shorter words are not secret, and would match within others. */
const shortestTyped = 4;

/** Full addresses, paths with a query or hash, queries, and email addresses within a text. */
const addresses =
  /((?:[a-z][a-z\d+.-]*:\/\/|(?:blob|data|mailto|tel|javascript):)\S+)|([/.][^\s?#]*)[?#]\S+|\?[^\s?=]+=\S+|[^\s@]+@[^\s@/]+\.[^\s@/]+/gi;

/** What may follow an address in a sentence or stack: line and column, brackets, quotation marks. */
const after = /(?::\d+:\d+)?[)\]}>'"`.,;:]*$/;

export const recorded = (address: string): string => recordedAddress(address).slice(0, trackerTextLimit);

/** Shortens every address in a text to its recordable part, and removes email addresses. */
export const recordedText = (text: unknown): string =>
  textOf(text)
    // A text may be very long; its end is not recorded anyway.
    .slice(0, 2 * trackerTextLimit)
    .replace(addresses, (found, full?: string, path?: string) => {
      const [rest = ''] = after.exec(found) ?? [];
      if (full !== undefined) return recordedAddress(full.slice(0, full.length - rest.length)) + rest;
      return path === undefined ? '…' : path + rest;
    })
    .slice(0, trackerTextLimit);

/** Also removes words that the visitor typed or that came in the address, for text by others such as error messages. */
export function foreignText(document: Document, text: unknown): string {
  let said = recordedText(text);
  for (const word of attempt(() => visitorsWords(document)) ?? []) said = said.replaceAll(word, '…');
  return said;
}

/** The text or attribute of an element; empty if it may not be the site's own. */
export function elementWords(element: Element, attribute?: string): string {
  if (!element.closest(ownPlaces) || element.closest(`${privatePlaces}, ${fields}`)) return '';
  if (element.querySelector(`${privatePlaces}, ${fields}`)) return '';
  const words = attribute === undefined ? element.textContent : element.getAttribute(attribute);
  return foreignText(element.ownerDocument, (words ?? '').replace(/\s+/g, ' ').trim());
}

/** Values of fields and the private parts of the address, longest first. */
function visitorsWords(document: Document): readonly string[] {
  const typed = [...document.querySelectorAll<HTMLInputElement>(fields)]
    .filter((field) => field.localName !== 'select' && !field.matches(choices))
    .map(({ value }) => value);
  const { searchParams, hash } = new URL(document.location.href);
  const brought = [...searchParams].map(([name, value]) => (recordedParameters.includes(name) ? '' : value || name));
  // The hash of a link within the page is the site's own.
  const jump = decodeURIComponent(hash.slice(1));
  if (!document.getElementById(jump)) brought.push(jump);
  return [...typed, ...brought]
    .flatMap((text) => [text.trim(), ...text.split(/\s+/)])
    .filter((word) => word.length >= shortestTyped)
    .sort((one, other) => other.length - one.length);
}
