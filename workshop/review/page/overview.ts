/** The review page's first view: what no single page tells. */
import { type Content, html, type Markup } from '../../html.ts';
import { faultRow, inputRow, listsOf } from '../lists.ts';
import type { Review, ReviewedChange } from '../review.ts';
import { hashOf, viewOf } from './view-state.ts';
import { rowLine } from './words.ts';

const mostListed = 300;

export function overview(review: Review): Markup {
  const { changes, faults, groups, inputs } = review;
  const framed = groups.find(({ kind }) => kind === 'frame');
  const listOf = (title: string, lines: readonly Content[]): Content =>
    lines.length > 0 &&
    html`<h2>${title}</h2><ul>${lines.slice(0, mostListed).map((line) => html`<li>${line}</li>`)}
      ${lines.length > mostListed && html`<li>and ${lines.length - mostListed} more</li>`}</ul>`;
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
    ${Object.entries(listsOf(review)).map(([title, rows]) => listOf(title, rows.map(rowLine)))}
    ${
      framed &&
      html`<h2>Menus and footer</h2><ul>${framed.inputs.map((index) => inputs?.[index] && html`<li>${rowLine(inputRow(inputs[index]))}</li>`)}</ul>
      <div class="text frame-text">Reading both versions …</div>`
    }
    ${pageList('New pages', 'added')}${pageList('New languages', 'added', true)}
    ${pageList('Renamed pages', 'renamed')}${pageList('Pages that are gone', 'removed')}
    ${listOf('Faults in other files', faults.map(faultRow).map(rowLine))}`;
}
