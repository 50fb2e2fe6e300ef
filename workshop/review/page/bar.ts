/**
 * The reviewer's bar on every page of a preview: whether and why the page has changed, its languages and sources, and a link
 * to the review.
 */

import { counted, facts, fill, html, link, type Markup } from '../../html.ts';
import type { Review, ReviewedChange } from '../review.ts';
import { aspectWords, readReview, statusWords } from './words.ts';

function stateOf({ basis, pages, inputs }: Review, address: string, change: ReviewedChange | undefined): string {
  if (!Object.hasOwn(pages, address)) return 'Not part of the review';
  if (!change) {
    if (basis === 'nothing') return 'Not compared';
    const unshown = (inputs ?? []).filter(({ isShown }) => !isShown).length;
    return unshown === 0 ? 'Not changed' : `HTML not changed; ${counted(unshown, 'change')} on no page, see the review`;
  }
  if (change.kind !== 'changed') return change.kind === 'added' ? 'New' : 'Renamed';
  const what = change.aspects.map((aspect) => aspectWords[aspect]).join(', ');
  return what === '' ? 'May have changed' : `Changed: ${what}`;
}

function detailsOf(review: Review, address: string, change: ReviewedChange | undefined): Markup {
  const { pages, changes, languages, groups, edit } = review;
  const page = pages[address];
  const causes = groups.filter((group) => group.pages.some((index) => changes[index] === change));
  const others = Object.entries(pages).filter(([, { identity }]) => identity === page?.identity);
  const rows = facts([
    ['Why', change && causes.map(({ label }) => label).join(', ')],
    ['Translation', page?.status && statusWords[page.status]],
    [
      'Languages',
      others.map(([path, { locale }]) => {
        const isChanged = changes.some((each) => each.address === path);
        return html`<a href="${path}">${languages[locale]?.name ?? locale}${isChanged && ' (changed)'}</a> `;
      }),
    ],
    ['Faults', page?.faults.map(({ file, line, message }) => html`<p>${file}:${line} ${message}</p>`)],
    [
      'Written in',
      page?.files.map((file) => html`${edit ? link(edit + file, `Edit ${file}`) : html`<code>${file}</code>`} `),
    ],
  ]);
  const own = change && html`<a href="/_review#page=${change.name}">This page in the review</a>`;
  return html`<div>${rows}${own} <a href="/_review">All changes (${changes.length})</a></div>`;
}

/** Follows navigation inside the application. */
function start(review: Review): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'Review');
  const root = host.attachShadow({ mode: 'open' });
  let shown: string | null = null;
  const render = (): void => {
    const address = location.pathname.replace(/(?<=.)\/$/, '');
    if (address === shown) return;
    shown = address;
    const change = review.changes.find((each) => each.address === address);
    fill(
      root,
      html`<link rel="stylesheet" href="/_review/bar.css">
        <details class="${change && 'changed'}"><summary>${stateOf(review, address, change)}</summary>
        ${detailsOf(review, address, change)}</details>`,
    );
  };
  render();
  document.body.append(host);
  // A navigation changes at least the title, the description or an address in the head.
  new MutationObserver(render).observe(document.head, { childList: true, subtree: true, attributes: true });
}

readReview().then(start, () => {});
