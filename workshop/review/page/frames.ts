/** Pages before and after a change, side by side and without scripts: as they are served. */
import { element, link } from './elements.ts';
import type { ViewState } from './view-state.ts';

const widths: Readonly<Record<ViewState['width'], number>> = { desktop: 1280, phone: 390 };

export interface Version {
  readonly label: string;
  /** Path on the preview; null if it cannot be shown here. */
  readonly address: string | null;
  /** Why it cannot be shown, or where else it is. */
  readonly note: Node | string;
}

/** @param onKey hears keys that are pressed within a page */
export function framesOf(
  versions: readonly Version[],
  { width, theme }: Pick<ViewState, 'width' | 'theme'>,
  onKey: (event: KeyboardEvent) => void,
): HTMLElement {
  const shown: HTMLIFrameElement[] = [];
  /** The page under the pointer or with the focus; the other one scrolls with it. */
  let leader: HTMLIFrameElement | null = null;

  const follow = (from: HTMLIFrameElement): void => {
    if (leader !== from) return;
    const share = scrolledShare(from);
    for (const other of shown) {
      const page = other.contentDocument?.scrollingElement;
      if (other !== from && page) page.scrollTop = share * (page.scrollHeight - page.clientHeight);
    }
  };

  const frameOf = (label: string, address: string): HTMLElement => {
    const frame = element('iframe', { src: address, title: label, sandbox: 'allow-same-origin' });
    const lead = (): void => {
      leader = frame;
    };
    if (theme !== 'system') frame.style.colorScheme = theme;
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      if (!page) return;
      if (theme !== 'system') page.documentElement.style.colorScheme = theme;
      page.addEventListener('keydown', onKey);
      page.addEventListener('scroll', () => follow(frame), { passive: true });
    });
    frame.addEventListener('focus', lead);
    frame.addEventListener('pointerenter', lead);
    shown.push(frame);
    const view = element('div', { class: 'window' }, frame);
    new ResizeObserver(() => {
      const scale = Math.min(1, view.clientWidth / widths[width]);
      frame.style.inlineSize = `${widths[width]}px`;
      frame.style.blockSize = `${view.clientHeight / scale}px`;
      frame.style.scale = String(scale);
    }).observe(view);
    return view;
  };

  return element(
    'div',
    { class: 'frames', 'data-width': width },
    ...versions.map(({ label, address, note }) =>
      element(
        'figure',
        {},
        element('figcaption', {}, label, ' ', address === null ? null : link(address, 'open')),
        address === null ? element('p', { class: 'note' }, note) : frameOf(label, address),
      ),
    ),
  );
}

function scrolledShare({ contentDocument }: HTMLIFrameElement): number {
  const page = contentDocument?.scrollingElement;
  const room = page ? page.scrollHeight - page.clientHeight : 0;
  return page && room > 0 ? page.scrollTop / room : 0;
}
