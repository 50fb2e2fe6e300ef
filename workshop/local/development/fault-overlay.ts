/**
 * Shows the content's faults on the page: the page's own first, the others folded. Only `npm run dev` loads it, so its words
 * are not messages of the site.
 */
import type { Fault } from '../../../src/site/faults';
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
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  // Kept, so that screen readers announce what changes in it.
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  shadow.append(sheet, status);
  // First on the page, so that the keyboard reaches it at once.
  document.body.prepend(host);
  let shown = '';
  let timer = 0;
  let isStopped = false;

  const show = (list: FaultList): void => {
    const text = JSON.stringify(list);
    if (text === shown) return;
    shown = text;
    const isOpen = shadow.querySelector('details')?.open ?? false;
    shadow.querySelector('section')?.remove();
    const titles = titlesOf(list);
    status.textContent = [titles.own, titles.others].filter(Boolean).join(', ');
    if (status.textContent !== '') shadow.append(panelOf(list, isOpen, window));
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

/** `2 faults on this page` and `1 fault in other files`; empty without faults. */
function titlesOf({ own, others }: FaultList): { readonly own: string; readonly others: string } {
  const title = ({ length }: readonly Fault[], where: string): string =>
    length === 0 ? '' : `${length} ${length === 1 ? 'fault' : 'faults'} ${where}`;
  return { own: title(own, 'on this page'), others: title(others, 'in other files') };
}

function panelOf(list: FaultList, isOpen: boolean, window: Window): HTMLElement {
  const make = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[Tag] => {
    const element = window.document.createElement(tag);
    element.append(...children);
    return element;
  };
  const button = (text: string, onClick: () => void): HTMLButtonElement => {
    const element = make('button', text);
    element.type = 'button';
    element.addEventListener('click', onClick);
    return element;
  };
  const item = ({ file, line, field, rule, message }: Fault): HTMLElement => {
    const place = button(`${file}:${line}`, () => {
      void window.fetch(`${editorPath}?fileName=${encodeURIComponent(file)}&lineNumber=${line}`);
    });
    place.title = 'Open in the editor';
    return make('li', place, ` ${field ? `${field}: ` : ''}${message} `, make('code', rule));
  };
  const { own, others } = titlesOf(list);
  const close = button('Close', () => panel.remove());
  close.className = 'close';
  const panel = make('section', close);
  panel.setAttribute('aria-label', 'Faults of the content');
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') panel.remove();
  });
  if (own) panel.append(make('h2', own), make('ul', ...list.own.map(item)));
  if (others) {
    const more = list.others.length - mostListed;
    const rest = more > 0 ? [make('li', `${more} more: npm run content -- check`)] : [];
    const folded = make(
      'details',
      make('summary', others),
      make('ul', ...list.others.slice(0, mostListed).map(item), ...rest),
    );
    folded.open = isOpen;
    panel.append(folded);
  }
  return panel;
}
