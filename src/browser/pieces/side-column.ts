/**
 * The buttons at the side of the page, and the chat button. The column appears once it is known what the chat area
 * shows, and sits above it: the chat's frame, or our own button.
 */
import type { Activity } from '../../site/hosting/config';
import type { RoutePath } from '../../site/hosting/route-path';
import { ownIds } from '../../site/own-ids';
import { offers, stateOf } from '../../site/product/offers';
import { chatOffer, chatState } from '../chat/chat-state';
import { watchScroll } from '../navigation/scroll';
import type { Clock } from '../platform/clock';

export interface SideColumnDependencies {
  readonly window: Window;
  readonly clock: Clock;
  readonly activity: Activity;
}

export function startSideColumn({ window, clock, activity }: SideColumnDependencies): void {
  const { document } = window;
  const root = document.getElementById(ownIds.sideColumn);
  const column = root?.querySelector<HTMLElement>('[data-column]');
  const top = root?.querySelector<HTMLElement>('[data-top]');
  const chat = root?.querySelector<HTMLElement>('[data-chat]');
  if (!root || !column || !top || !chat) return;
  const season = root.querySelector<HTMLElement>('[data-flyout="activity"]');

  const show = (): void => {
    const { settled, offsetPx, phase } = chatState.get();
    column.hidden = !settled;
    column.style.setProperty('--chat', `${offsetPx}px`);
    chat.hidden = !settled || chatOffer.get() === null;
    chat.setAttribute('aria-busy', String(phase === 'loading'));
    if (season) season.hidden = presentActivity(activity, clock.now()) === null;
  };
  const onScroll = (y: number): void => {
    top.hidden = y <= window.innerHeight;
  };

  // Read before writing, to avoid a forced layout.
  watchScroll(window, clock, onScroll);
  onScroll(window.scrollY);
  show();
  chat.addEventListener('click', () => chatOffer.get()?.());
  // Smooth only if the styles allow motion.
  top.addEventListener('click', () => window.scrollTo({ top: 0 }));
  for (const item of root.querySelectorAll<HTMLElement>('[data-flyout]')) startFlyout(item);
  for (const store of [chatState, chatOffer]) store.subscribe(show);
}

/** A panel shown on hover with a mouse, otherwise by a click on its control (specification 4). Escape closes it. */
function startFlyout(item: HTMLElement): void {
  const control = item.firstElementChild as HTMLElement;
  const panel = item.lastElementChild as HTMLElement;
  const open = (there: boolean): void => {
    panel.hidden = !there;
    if (control.hasAttribute('aria-expanded')) control.setAttribute('aria-expanded', String(there));
  };
  // Not every browser tells in a click which pointer was used.
  let isMouse = false;
  const onPointer = ({ type, pointerType }: PointerEvent): void => {
    isMouse = pointerType === 'mouse';
    if (isMouse && type !== 'pointerdown') open(type === 'pointerenter');
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !panel.hidden) open(false);
  };
  const onClick = (event: MouseEvent): void => {
    // A click by keyboard has no count.
    if (isMouse && event.detail > 0) return;
    event.preventDefault();
    open(panel.hasAttribute('hidden'));
  };
  for (const type of ['pointerenter', 'pointerleave', 'pointerdown'] as const) {
    item.addEventListener(type, onPointer);
  }
  // The focus may be elsewhere while the mouse is here.
  item.ownerDocument.addEventListener('keydown', onKey);
  control.addEventListener('click', onClick);
}

/** The page of the activity in the side column (specification 2.7), or null, at a time in ms since the epoch. */
export const presentActivity = ({ on, path, days }: Activity, now: number): RoutePath | null =>
  on && stateOf({ ...offers.september, ...days }, now) === 'during' ? path : null;
