/**
 * When the mobile registration banner is shown (specification 2.7 and 9): after 1 second. It is hidden on scrolling down, and
 * comes back on scrolling up or after 5 seconds without scrolling. Once closed, it stays away.
 */

import { watchScroll } from '../navigation/scroll';
import type { Clock, Stop } from '../platform/clock';
import { bannerDelayMs, bannerIdleMs } from '../platform/constants';

/** What the banner does. */
export type BannerPhase = 'waiting' | 'shown' | 'hidden' | 'closed';

/** What can happen to it. */
export type BannerEvent = 'delay' | 'down' | 'up' | 'idle' | 'close';

const transitions: Readonly<Record<BannerPhase, Readonly<Partial<Record<BannerEvent, BannerPhase>>>>> = {
  waiting: { delay: 'shown', close: 'closed' },
  shown: { down: 'hidden', close: 'closed' },
  hidden: { up: 'shown', idle: 'shown', close: 'closed' },
  closed: {},
};

/** The phase after an event, or the same phase if the event has no effect in it. */
export const nextBannerPhase = (phase: BannerPhase, event: BannerEvent): BannerPhase =>
  transitions[phase][event] ?? phase;

/** A running banner. */
export interface Banner {
  /** The visitor closes it. */
  readonly close: () => void;
  readonly stop: Stop;
}

/** Runs the banner and reports each new phase. */
export function startBanner(window: Window, clock: Clock, onPhase: (phase: BannerPhase) => void): Banner {
  let phase: BannerPhase = 'waiting';
  let stopIdle: Stop = () => {};
  const happen = (event: BannerEvent): void => {
    const next = nextBannerPhase(phase, event);
    if (next === phase) return;
    phase = next;
    onPhase(next);
  };
  const stopDelay = clock.after(bannerDelayMs, () => happen('delay'));
  const stopScroll = watchScroll(window, clock, ({ direction }) => {
    stopIdle();
    happen(direction);
    stopIdle = clock.after(bannerIdleMs, () => happen('idle'));
  });
  return {
    close: () => happen('close'),
    stop: () => {
      stopDelay();
      stopScroll();
      stopIdle();
    },
  };
}
