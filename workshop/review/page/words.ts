/** What several parts of the review page have: its data, words, links and lines. */
import { html, link, type Markup } from '../../html.ts';
import type { Row } from '../report';
import type { Review, ReviewedChange } from '../review.ts';

export async function readReview(): Promise<Review> {
  const answer = await fetch('/_review/review.json');
  if (!answer.ok) throw new Error(`/_review/review.json: status ${answer.status}`);
  return answer.json();
}

export const aspectWords = {
  text: 'text',
  head: 'head',
  markup: 'markup',
  images: 'images',
  frame: 'menus and footer',
  style: 'styles',
} as const;

export const statusWords = {
  source: 'the source',
  current: 'up to date',
  behind: 'behind the English text',
  unknown: 'does not record what it was made from',
  missing: 'missing',
  orphaned: 'made from a text that is gone',
} as const;

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

export const rowLine = ({ code, words, values = [null, null], links = [] }: Row): Markup => {
  const [before, after] = values;
  return html`${code && html`<code>${code}</code> `}${words} ${before !== null && html`<del>${before}</del> `}${
    after !== null && html`<ins>${after}</ins>`
  }${links.map(({ name, path }) => (path === null ? name : link(path, name)))}`;
};
