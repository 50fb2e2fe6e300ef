/** The review page's first view: what no single page tells. */
import { type Content, counted, html, link, type Markup } from '../../html.ts';
import type { Review, ReviewedChange } from '../review.ts';
import { hashOf, viewOf } from './view-state.ts';
import { faultLine, inputLine, targetOf } from './words.ts';

const mostListed = 300;

/** Never that nothing has changed while something has. */
export function nothingIn({ basis, inputs }: Review): string {
  if (basis === 'nothing' || inputs === null) return 'No change of a page is known.';
  return inputs.length === 0
    ? 'Nothing has changed.'
    : `The HTML of no page has changed, but ${counted(inputs.length, 'other thing')} did: see the list.`;
}

export function overview(review: Review): Markup {
  const { changes, redirects, outside, faults, groups, inputs, behind } = review;
  const unshown = (inputs ?? []).filter(({ isShown }) => !isShown);
  const framed = groups.find(({ kind }) => kind === 'frame');
  const listOf = (title: string, lines: readonly Content[]): Content =>
    lines.length > 0 && html`<h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  const pageList = (title: string, kind: ReviewedChange['kind'], isNewLanguage = false): Content =>
    listOf(
      title,
      changes
        .filter((change) => change.kind === kind && change.isNewLanguage === isNewLanguage)
        .map((change) => {
          const address = hashOf({ ...viewOf(location.hash), page: change.name });
          return html`<a href="${address}">${change.name}</a>${change.from && `, before ${change.from}`}: ${change.title}`;
        }),
    );
  return html`<h2 tabindex="-1">What has changed</h2>
    <p>Choose a page, or press <kbd>j</kbd> for the next changed page and <kbd>k</kbd> for the previous one, <kbd>n</kbd> and
    <kbd>p</kbd> for the next and the previous change on it.</p>
    ${inputs === null && html`<p>Git does not tell which files have changed, so changes that no page shows are not known.</p>`}
    ${listOf('Changed, and no page accounts for it', [
      ...unshown.slice(0, mostListed).map(inputLine),
      ...(unshown.length > mostListed ? [`and ${unshown.length - mostListed} more`] : []),
    ])}
    ${listOf(
      'Addresses that lead nowhere now',
      changes
        .filter((change) => change.kind === 'removed' && targetOf(review, change) === null)
        .map(({ name, title }) => `${name}: ${title}`),
    )}
    ${listOf(
      'Messages that translations are behind',
      Object.entries(behind).map(([name, locales]) => html`<code>${name}</code> ${locales.join(' ')}`),
    )}
    ${
      framed &&
      html`<h2>Menus and footer</h2><ul>${framed.inputs.map((index) => inputs?.[index] && html`<li>${inputLine(inputs[index])}</li>`)}</ul>
      <div class="text frame-text">Reading both versions …</div>`
    }
    ${pageList('New pages', 'added')}${pageList('New languages', 'added', true)}
    ${pageList('Renamed pages', 'renamed')}${pageList('Pages that are gone', 'removed')}
    ${listOf(
      'Redirects',
      redirects.map(({ locale, from, before, after }) => `${locale} ${from}: ${before ?? 'none'} → ${after ?? 'none'}`),
    )}
    ${listOf(
      'New outside addresses',
      outside.map(({ address, page }) => html`${address} on ${link(page, page)}`),
    )}
    ${listOf('Faults in other files', faults.map(faultLine))}`;
}
