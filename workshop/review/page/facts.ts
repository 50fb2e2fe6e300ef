/** What the review page says of a changed page, besides showing it. */
import { type Content, facts, html, link, type Markup } from '../../html.ts';
import { faultRow, inputRow } from '../lists.ts';
import type { Review, ReviewedChange, SearchResult } from '../review.ts';
import { isNowhere, rowLine, statusWords, tagOf, targetOf, whatOf } from './words.ts';

export function headOf(review: Review, change: ReviewedChange): Markup {
  const { locale, path, title, address } = change;
  return html`<h2 tabindex="-1" lang="${tagOf(review, change)}">${title}</h2>
    <p class="address">${address === null ? `${locale} ${path}` : link(address, address)} ${whatOf(change)}</p>`;
}

export function factsOf(review: Review, change: ReviewedChange): Markup {
  const { kind, from, identity, address, weight, search } = change;
  const { groups, changes, pages, missing, languages, edit, inputs } = review;
  const page = address === null ? undefined : pages[address];
  const causes = groups.filter((group) => group.pages.some((index) => changes[index] === change));
  const values = change.inputs.flatMap((index) => inputs?.[index] ?? []);
  const tag = tagOf(review, change);
  const own = Object.entries(pages).filter(([, other]) => other.identity === identity);
  const inLanguages = own.map(([place, { locale: code, status }]) => {
    const note = (status === 'behind' || status === 'orphaned') && ` (${statusWords[status]})`;
    return html`${link(place, languages[code]?.name ?? code)}${note} `;
  });
  const without = missing[identity] ?? [];
  const files = page?.files.map((file) => html`${edit ? link(edit + file, file) : html`<code>${file}</code>`} `);
  const faults = page?.faults.map((fault) => html`<li>${rowLine(faultRow(fault))}</li>`) ?? [];
  return html`${facts([
    ['Why', causes.map(({ label }) => label).join(', ')],
    [
      'Before and now',
      values.length > 0 && html`<ul>${values.map((each) => html`<li>${rowLine(inputRow(each))}</li>`)}</ul>`,
    ],
    ['Draft', page?.isDraft && 'on no public host'],
    ['Before at', from],
    ['Leads to', kind === 'removed' && (targetOf(review, change) ?? isNowhere)],
    ['Languages', [inLanguages, without.length > 0 && `Missing: ${without.join(', ')}`]],
    ['Translation', page?.status && statusWords[page.status]],
    ['Faults', faults.length > 0 ? html`<ul>${faults}</ul>` : 'none'],
    ['Written in', files],
    ['Weight', weight && weightOf(weight)],
    ['In a search', search.after && searchPart(search.before, search.after, tag)],
    ['Share card', address !== null && html`<span class="card" lang="${tag}"></span>`],
  ])}`;
}

function weightOf({ before, after }: NonNullable<ReviewedChange['weight']>): string {
  const by = after - before;
  return `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)} bytes (${before} → ${after}, gzip)`;
}

function searchPart(before: SearchResult | null, after: SearchResult, tag: string): Markup {
  const cut = ({ shown, rest }: SearchResult['title']): Content => [
    shown,
    rest !== '' && html`…<span class="rest" title="Not shown in results"> ${rest}</span>`,
  ];
  const result = ({ title, description }: SearchResult, label: string): Markup =>
    html`<div class="result" lang="${tag}"><span class="label" lang="en">${label}</span>
      <strong>${cut(title)}</strong><span>${cut(description)}</span></div>`;
  const isSame = before !== null && JSON.stringify(before) === JSON.stringify(after);
  return html`<div class="results">${before && !isSame && result(before, 'before')}
    ${result(after, isSame ? 'as before' : 'now')}</div>`;
}
