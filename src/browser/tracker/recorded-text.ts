/**
 * What an event may say in words: nothing that the visitor typed, and of an address only what may be recorded.
 *
 * The words of an element are recorded only where all words come from the site's messages and content. What a page makes from
 * a visitor's input, or reads of a visitor's browser, stands in `[data-private]`.
 */
import { ownIds } from '../../site/own-ids';
import { recordedAddress, recordedParameters } from '../../site/privacy/recorded-address';
import { trackerTextLimit } from '../platform/constants';
import { attempt, textOf } from '../platform/text-of';

/** The parts of a page whose words are the site's own: the pages, and the pieces beside them. */
const ownPlaces = ['___gatsby', ownIds.consent, ownIds.phoneBanner, ownIds.sideColumn].map((id) => `#${id}`).join();

/** Parts of them that show what was typed, or what was read of the browser. */
const privatePlaces = `[data-private], #${ownIds.search}, [contenteditable], output`;

/** Elements that hold what was typed. */
const fields = 'input, textarea, select';

/** Fields whose value is not typed. */
const choices = '[type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="submit"], [type="hidden"]';

/** Shorter words are no secret, and would be found within others. */
const shortestTyped = 4;

/** Within a text: a full address, a path with a query or a hash, a query, an email address. */
const addresses =
  /((?:[a-z][a-z\d+.-]*:\/\/|(?:blob|data|mailto|tel|javascript):)\S+)|([/.][^\s?#]*)[?#]\S+|\?[^\s?=]+=\S+|[^\s@]+@[^\s@/]+\.[^\s@/]+/gi;

/** What follows an address in a sentence or a stack: a line and a column, brackets, quotation marks. */
const after = /(?::\d+:\d+)?[)\]}>'"`.,;:]*$/;

/** An address as it is recorded in an event. */
export const recorded = (address: string): string => recordedAddress(address).slice(0, trackerTextLimit);

/** A text of any origin as it is recorded: every address in it as it may be recorded, and email addresses left out. */
export const recordedText = (text: unknown): string =>
  textOf(text)
    // A text may be of any length, and its end is not recorded anyway.
    .slice(0, 2 * trackerTextLimit)
    .replace(addresses, (found, full?: string, path?: string) => {
      const [rest = ''] = after.exec(found) ?? [];
      if (full !== undefined) return recordedAddress(full.slice(0, full.length - rest.length)) + rest;
      return path === undefined ? '…' : path + rest;
    })
    .slice(0, trackerTextLimit);

/** A text that somebody else made, such as an error's message: also without the words that the visitor typed or came with. */
export function foreignText(document: Document, text: unknown): string {
  let said = recordedText(text);
  for (const word of attempt(() => visitorsWords(document)) ?? []) said = said.replaceAll(word, '…');
  return said;
}

/** The text of an element, or its attribute; empty where words may come from elsewhere than from the site. */
export function elementWords(element: Element, attribute?: string): string {
  if (!element.closest(ownPlaces) || element.closest(`${privatePlaces}, ${fields}`)) return '';
  if (element.querySelector(`${privatePlaces}, ${fields}`)) return '';
  const words = attribute === undefined ? element.textContent : element.getAttribute(attribute);
  return foreignText(element.ownerDocument, (words ?? '').replace(/\s+/g, ' ').trim());
}

/** What stands in the page's fields, and in the parts of its address that are not recorded; the longest first. */
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
