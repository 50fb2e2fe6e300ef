/** Words, links and lines that several parts of the review page have. */
import { html, type Markup } from '../../html.ts';
import type { Review, ReviewedChange } from '../review.ts';
import { aspectWords } from './read-review.ts';

export const kindWords: Readonly<Record<ReviewedChange['kind'], string>> = {
  added: 'new',
  removed: 'gone',
  renamed: 'renamed',
  changed: 'changed',
};

export const tagOf = ({ languages }: Review, { locale }: ReviewedChange): string => languages[locale]?.tag ?? '';

export const whatOf = ({ kind, aspects }: ReviewedChange): string =>
  [kindWords[kind], aspects.map((aspect) => aspectWords[aspect]).join(', ')].filter(Boolean).join(': ');

export const targetOf = ({ redirects }: Review, { locale, path }: ReviewedChange): string | null =>
  redirects.find((redirect) => redirect.locale === locale && redirect.from === path)?.after ?? null;

export const isNowhere = 'nothing: it is a 404 now';

export const faultLine = ({ file, line, message }: Review['faults'][number]): Markup =>
  html`<code>${file}:${line}</code> ${message}`;

/** What Git says of a change, such as a price: file, key, and what it said before and says now. */
export function inputLine({ file, key, before, after }: NonNullable<Review['inputs']>[number]): Markup {
  const values = [before !== null && html`<del>${before}</del> `, after !== null && html`<ins>${after}</ins>`];
  return html`<code>${file}</code> ${key} ${values}`;
}
