/**
 * The reviewer's bar on every page of a preview: whether and why the page has changed, its languages and sources, and a link
 * to the review.
 */
import type { Review, ReviewedChange } from '../review.ts';
import { element, facts, link } from './elements.ts';
import { aspectWords, readReview, statusWords } from './read-review.ts';

const pathOf = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

function stateOf({ basis, pages }: Review, address: string, change: ReviewedChange | undefined): string {
  if (!Object.hasOwn(pages, address)) return 'Not part of the review';
  if (change) {
    if (change.kind !== 'changed') return change.kind === 'added' ? 'New' : 'Renamed';
    const what = change.aspects.map((aspect) => aspectWords[aspect]).join(', ');
    return what === '' ? 'May have changed' : `Changed: ${what}`;
  }
  return basis === 'nothing' ? 'Not compared' : 'Not changed';
}

function detailsOf(review: Review, address: string, change: ReviewedChange | undefined): HTMLElement {
  const page = review.pages[address];
  const causes = review.groups.filter(({ pages }) => pages.some((index) => review.changes[index] === change));
  const others = Object.entries(review.pages).filter(([, { identity }]) => identity === page?.identity);
  return element(
    'div',
    {},
    facts([
      ['Why', change ? [causes.map(({ label }) => label).join(', ')] : []],
      ['Translation', page?.status ? [statusWords[page.status]] : []],
      [
        'Languages',
        others.flatMap(([path, { locale }]) => {
          const isChanged = review.changes.some((each) => each.address === path);
          const name = review.languages[locale]?.name ?? locale;
          return [element('a', { href: path }, isChanged ? `${name} (changed)` : name), ' '];
        }),
      ],
      ['Faults', (page?.faults ?? []).map(({ file, line, message }) => element('p', {}, `${file}:${line} ${message}`))],
      [
        'Written in',
        (page?.files ?? []).flatMap((file) => [
          review.edit ? link(review.edit + file, `Edit ${file}`) : element('code', {}, file),
          ' ',
        ]),
      ],
    ]),
    change ? element('a', { href: `/_review#page=${change.name}` }, 'This page in the review') : null,
    ' ',
    element('a', { href: '/_review' }, `All changes (${review.changes.length})`),
  );
}

/** Follows navigation inside the application. */
function start(review: Review): void {
  const host = element('aside', { 'aria-label': 'Review' });
  const root = host.attachShadow({ mode: 'open' });
  let shown: string | null = null;
  const render = (): void => {
    const address = pathOf(location.pathname);
    if (address === shown) return;
    shown = address;
    const change = review.changes.find((each) => each.address === address);
    root.replaceChildren(
      element('link', { rel: 'stylesheet', href: '/_review/bar.css' }),
      element(
        'details',
        { class: change ? 'changed' : false },
        element('summary', {}, stateOf(review, address, change)),
        detailsOf(review, address, change),
      ),
    );
  };
  render();
  document.body.append(host);
  // A navigation changes at least the title, the description or an address in the head.
  new MutationObserver(render).observe(document.head, { childList: true, subtree: true, attributes: true });
}

readReview().then(start, () => {});
