/**
 * The mobile registration banner (specification 2.7 and 9) appears after 1 second, hides on scrolling down, and returns
 * on scrolling up or after 5 seconds without scrolling. Once closed, it stays away.
 */

import { watchScroll } from '../navigation/scroll';
import type { Clock, Stop } from '../platform/clock';
import { bannerDelayMs, bannerIdleMs } from '../platform/constants';

export type BannerPhase = 'waiting' | 'shown' | 'hidden' | 'closed';

export type BannerEvent = 'delay' | 'down' | 'up' | 'idle' | 'close';

const transitions: Readonly<Record<BannerPhase, Readonly<Partial<Record<BannerEvent, BannerPhase>>>>> = {
  waiting: { delay: 'shown', close: 'closed' },
  shown: { down: 'hidden', close: 'closed' },
  hidden: { up: 'shown', idle: 'shown', close: 'closed' },
  closed: {},
};

/** The same phase if the event has no effect in it. */
export const nextBannerPhase = (phase: BannerPhase, event: BannerEvent): BannerPhase =>
  transitions[phase][event] ?? phase;

export interface Banner {
  readonly close: () => void;
  readonly stop: Stop;
}

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
