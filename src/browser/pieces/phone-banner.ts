/**
 * The registration banner of small screens (specification 2.7 and 9) appears after 1 second, hides on scrolling down,
 * and returns on scrolling up or after 5 seconds without scrolling, until it is closed. Only one request is shown at a
 * time, so its first second starts when the consent question has been answered.
 */
import { ownIds } from '../../site/own-ids';
import { quietAttribute } from '../../site/pages/banner-pages';
import { mobileWidth } from '../../site/pages/images';
import { chatState } from '../chat/chat-state';
import type { ConsentService } from '../consent/consent';
import { navigationEvents } from '../navigation/navigation';
import { watchScroll } from '../navigation/scroll';
import { keepRoom, setBottomBar, undecidedAttribute } from '../platform/bottom-bar';
import type { Clock, Stop } from '../platform/clock';
import { bannerDelayMs, bannerIdleMs } from '../platform/constants';
import { mediaQuery } from '../platform/stand-ins';
import { oneTapShown } from '../sign-in/one-tap-place';

export interface PhoneBannerDependencies {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly consent: Pick<ConsentService, 'question' | 'onQuestion'>;
}

export function startPhoneBanner({ window, clock, consent }: PhoneBannerDependencies): void {
  const { document } = window;
  const banner = document.getElementById(ownIds.phoneBanner);
  if (!banner) return;
  const small = mediaQuery(window, `(max-width: ${mobileWidth}px)`);
  let phase: 'waiting' | 'shown' | 'hidden' | 'closed' = 'waiting';
  let isRunning = false;
  let stopIdle: Stop = () => {};

  const look = (): void => {
    const isThere = small.matches && (phase === 'shown' || phase === 'hidden');
    // An open chat fills a small screen, and a sign-in prompt is another request: the styles hide the banner for both.
    banner.hidden = document.querySelector(`main[${quietAttribute}]`) !== null;
    const hasRoom = isThere && !banner.hidden && chatState.get().phase !== 'open' && !oneTapShown.get();
    setBottomBar(document, 'banner', hasRoom);
  };
  const setPhase = (next: typeof phase): void => {
    if (phase === 'closed') return;
    phase = next;
    banner.dataset.phase = next;
    look();
  };
  const begin = (): void => {
    document.documentElement.removeAttribute(undecidedAttribute);
    if (isRunning || !small.matches || consent.question() !== null) return;
    isRunning = true;
    clock.after(bannerDelayMs, () => setPhase('shown'));
    watchScroll(window, clock, (_y, direction) => {
      if (phase === 'waiting') return;
      stopIdle();
      setPhase(direction === 'down' ? 'hidden' : 'shown');
      stopIdle = clock.after(bannerIdleMs, () => setPhase('shown'));
    });
  };
  const onWidth = (): void => {
    begin();
    look();
  };
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-close]')) setPhase('closed');
  };

  begin();
  look();
  // Some pages do not show the banner.
  window.addEventListener(navigationEvents.done, look);
  banner.addEventListener('click', onClick);
  small.addEventListener('change', onWidth);
  keepRoom(window, banner, 'banner');
  consent.onQuestion(begin);
  chatState.subscribe(look);
  oneTapShown.subscribe(look);
}
