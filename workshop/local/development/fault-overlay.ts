/**
 * Shows the content's faults on the page: the page's own first, the others folded. Only `npm run dev` loads it, so its words
 * are not messages of the site.
 */
import { counted, type Fault, saidOf } from '../../../src/site/faults';
import { fill, html, type Markup } from '../../html.ts';
import { contentFaultsPath, type FaultList } from './fault-list';

/** Ms between two polls. Not a stream: a browser opens six connections to a server, and Gatsby holds one for each tab. */
const askEvery = 1_000;

const askAgainAfter = 5_000;

/** Faults in other files that are listed; the rest are counted. */
const mostListed = 50;

/** An address of `gatsby develop` that opens a file at a line. */
const editorPath = '/__open-stack-frame-in-editor';

const styles = `
  :host { all: initial; color-scheme: inherit; }
  [role='status'] { position: fixed; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  section {
    position: fixed; z-index: 2147483647; inset-block-end: var(--space-3); inset-inline: var(--space-3); margin-inline: auto;
    box-sizing: border-box; inline-size: fit-content; max-inline-size: 52rem; max-block-size: 50vh; overflow: auto;
    padding: var(--space-3) var(--space-4); border: 2px solid var(--bad); border-radius: var(--radius-m);
    background: var(--surface-raised); color: var(--ink); font: var(--text-s) / 1.5 var(--font); overflow-wrap: anywhere;
  }
  h2 { margin: 0; color: var(--bad); font-size: inherit; }
  ul { margin: 0; padding: 0; list-style: none; }
  li, details { margin-block-start: var(--space-2); }
  summary { inline-size: fit-content; cursor: pointer; }
  button {
    padding: 0; border: 0; background: none; color: var(--accent); font: inherit; text-align: start;
    text-decoration: underline; cursor: pointer;
  }
  li button, code { font-family: var(--font-mono); }
  .close { float: inline-end; margin-inline-start: var(--space-4); }
  code { color: var(--ink-soft); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** Polls until the returned function is called. Once closed, the overlay comes back when the faults change. */
export function startFaultOverlay(window: Window & typeof globalThis): () => void {
  const { document } = window;
  const host = document.createElement('content-faults');
  const shadow = host.attachShadow({ mode: 'open' });
  // The status is kept, so that screen readers announce what changes in it.
  fill(shadow, html`<style></style><p role="status"></p><div></div>`);
  const [sheet, status, place] = shadow.children;
  if (!sheet || !status || !place) return () => {};
  sheet.textContent = styles;
  const close = (): void => fill(place, null);
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof window.HTMLButtonElement ? target : null;
    const { file, line } = button?.dataset ?? {};
    if (file) void window.fetch(`${editorPath}?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);
    else if (button) close();
  });
  shadow.addEventListener('keydown', (event) => {
    if (event instanceof window.KeyboardEvent && event.key === 'Escape') close();
  });
  // First on the page, so that the keyboard reaches it at once.
  document.body.prepend(host);
  let shown = '';
  let timer = 0;
  let isStopped = false;

  const show = (list: FaultList): void => {
    const text = JSON.stringify(list);
    if (text === shown) return;
    shown = text;
    const isOpen = place.querySelector('details')?.open ?? false;
    const [own, others] = [titleOf(list.own, 'on this page'), titleOf(list.others, 'in other files')];
    status.textContent = [own, others].filter(Boolean).join(', ');
    fill(place, status.textContent !== '' && panelOf(list, own, others, isOpen));
  };
  const ask = async (): Promise<void> => {
    // A server that has stopped, or is still starting, does not answer.
    const list = await faultsOf(window).catch(() => null);
    if (isStopped) return;
    if (list) show(list);
    timer = window.setTimeout(() => void ask(), list ? askEvery : askAgainAfter);
  };
  void ask();
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    host.remove();
  };
}

async function faultsOf({ fetch, location }: Window & typeof globalThis): Promise<FaultList | null> {
  const answer = await fetch(`${contentFaultsPath}?page=${encodeURIComponent(location.pathname)}`);
  return answer.ok ? answer.json() : null;
}

/** `2 faults on this page`; empty without faults. */
const titleOf = ({ length }: readonly Fault[], where: string): string =>
  length > 0 ? `${counted(length)} ${where}` : '';

const item = (fault: Fault): Markup =>
  html`<li><button type="button" title="Open in the editor" data-file="${fault.file}" data-line="${fault.line}"
    >${fault.file}:${fault.line}</button> ${saidOf(fault)} <code>${fault.rule}</code></li>`;

function panelOf(list: FaultList, own: string, others: string, isOpen: boolean): Markup {
  const more = list.others.length - mostListed;
  const rest = more > 0 && html`<li>${more} more: npm run content -- check</li>`;
  const ofPage = html`<h2>${own}</h2><ul>${list.own.map(item)}</ul>`;
  const ofOthers = html`<details ${isOpen && 'open'}><summary>${others}</summary>
    <ul>${list.others.slice(0, mostListed).map(item)}${rest}</ul></details>`;
  return html`<section aria-label="Faults of the content"><button type="button" class="close">Close</button>
    ${own && ofPage}${others && ofOthers}</section>`;
}
