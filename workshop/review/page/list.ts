/** The list of changed pages by cause, and its filters. */
import { type Content, counted, html, type Markup } from '../../html.ts';
import { byPage } from '../lists.ts';
import type { Review, ReviewedChange } from '../review.ts';
import type { ViewState } from './view-state.ts';
import { aspectWords, kindWords, tagOf } from './words.ts';

/** Of a longer list only the title is open. */
const unfolded = 60;

export function isListed(
  { locale, kind, aspects, name, title }: ReviewedChange,
  now: ViewState,
  finding: string,
): boolean {
  if (now.language !== null && locale !== now.language) return false;
  if (now.what !== null && kind !== now.what && !aspects.some((aspect) => aspect === now.what)) return false;
  return `${name} ${title}`.toLowerCase().includes(finding);
}

export function filters({ changes, languages }: Review): Content {
  if (changes.length === 0) return null;
  const option = (value: string, text: string): Markup => html`<option value="${value}">${text}</option>`;
  const codes = Object.entries(languages).filter(([code]) => changes.some(({ locale }) => locale === code));
  const words = Object.entries({ ...kindWords, ...aspectWords }).filter(([what]) => what !== 'changed');
  return html`<form class="filters" role="search" aria-label="Filter the changes">
    <label>Find <input type="search" name="find" placeholder="title or address"></label>
    <label>Language <select name="language">${[option('', 'all'), ...codes.map(([code, { name }]) => option(code, name))]}</select></label>
    <label>What <select name="what">${[option('', 'all'), ...words.map(([what, text]) => option(what, text))]}</select></label>
  </form>`;
}

export function groupList(review: Review): Markup[] {
  return review.groups.map((group) => {
    const { label, kind, pages } = group;
    const items = byPage(review, group, ({ identity }) => identity).map((row) => {
      const [first] = row;
      const languages = row.map((change) => {
        const { from, path, locale, name } = change;
        const words = `${kindWords[change.kind]}: ${from === null ? '' : `${from} → `}${path}`;
        const said = change.kind === 'changed' ? locale : `${locale} (${kindWords[change.kind]})`;
        return html`<a href="#" data-page="${name}" title="${words}">${said}</a> `;
      });
      return html`<li><a class="title" href="#" data-page="${first.name}" lang="${tagOf(review, first)}">${first.title}</a>
        ${languages}</li>`;
    });
    const isOpen = pages.length <= unfolded && kind !== 'frame' && kind !== 'shown';
    return html`<details ${isOpen && 'open'}>
      <summary>${label}: ${counted(pages.length, 'page')}</summary><ul>${items}</ul></details>`;
  });
}
