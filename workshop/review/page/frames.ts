/** Pages before and after a change, side by side and without scripts: as they are served. */
import { type Content, html, link, type Markup } from '../../html.ts';
import { goTo, type Stop } from './marks.ts';
import type { ViewState } from './view-state.ts';

const widths: Readonly<Record<ViewState['width'], number>> = { desktop: 1280, phone: 390 };

export interface Version {
  readonly label: string;
  /** Path on the preview; null if it cannot be shown here. */
  readonly address: string | null;
  /** Why it cannot be shown, or where else it is. */
  readonly note: Content;
}

const frameOf = ({ label, address }: Version): Markup =>
  html`<div class="window"><iframe src="${address}" title="${label}" sandbox="allow-same-origin"></iframe></div>`;

export const framesOf = (versions: readonly Version[], width: ViewState['width']): Markup =>
  html`<div class="frames" data-width="${width}">${versions.map(
    (version) => html`<figure>
      <figcaption>${version.label} ${version.address !== null && link(version.address, 'open')}</figcaption>
      ${version.address === null ? html`<p class="note">${version.note}</p>` : frameOf(version)}
    </figure>`,
  )}</div>`;

/**
 * Scales the frames to their room, and lets one scroll with the other.
 * @param onKey hears keys that are pressed within a page
 * @param onReady is called when all of them have loaded
 * @returns brings a change into view on both sides
 */
export function startFrames(
  frames: readonly HTMLIFrameElement[],
  { width, theme }: Pick<ViewState, 'width' | 'theme'>,
  onKey: (event: KeyboardEvent) => void,
  onReady: (pages: readonly (Document | null)[]) => void,
): (stop: Stop) => void {
  const loaded = new Set<HTMLIFrameElement>();
  /** Those that this has moved, whose next event says nothing new. */
  const moved = new Set<HTMLIFrameElement>();
  let isJumping = false;
  const follow = (from: HTMLIFrameElement): void => {
    if (moved.delete(from) || isJumping) return;
    const share = scrolledShare(from);
    for (const other of frames) {
      const page = other.contentDocument?.scrollingElement;
      if (other === from || !page) continue;
      const place = Math.round(share * (page.scrollHeight - page.clientHeight));
      if (Math.abs(place - page.scrollTop) < 2) continue;
      moved.add(other);
      page.scrollTo({ top: place, behavior: 'instant' });
    }
  };
  for (const frame of frames) {
    if (theme !== 'system') frame.style.colorScheme = theme;
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      if (!page) return;
      if (theme !== 'system') page.documentElement.style.colorScheme = theme;
      page.addEventListener('keydown', onKey);
      page.addEventListener('scroll', () => follow(frame), { passive: true });
      loaded.add(frame);
      if (loaded.size === frames.length) onReady(frames.map(({ contentDocument }) => contentDocument));
    });
    const view = frame.parentElement;
    if (!view) continue;
    new ResizeObserver(() => {
      const scale = Math.min(1, view.clientWidth / widths[width]);
      frame.style.inlineSize = `${widths[width]}px`;
      frame.style.blockSize = `${view.clientHeight / scale}px`;
      frame.style.scale = String(scale);
    }).observe(view);
  }
  return (stop) => {
    isJumping = true;
    goTo(stop);
    // Both sides have said by then that they have moved.
    setTimeout(() => {
      isJumping = false;
    }, 200);
  };
}

function scrolledShare({ contentDocument }: HTMLIFrameElement): number {
  const page = contentDocument?.scrollingElement;
  const room = page ? page.scrollHeight - page.clientHeight : 0;
  return page && room > 0 ? page.scrollTop / room : 0;
}
