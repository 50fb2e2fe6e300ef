/**
 * The registration banner of small screens (src/components/frame/phone-banner; banner.ts decides when). Only one
 * request is shown at a time, so its first second starts when the consent question has been answered.
 */

import { ownIds } from '../../site/own-ids';
import { quietAttribute } from '../../site/pages/banner-pages';
import { mobileWidth } from '../../site/pages/images';
import { chatState } from '../chat/chat-state';
import type { ConsentService } from '../consent/consent';
import { navigationEvents } from '../navigation/navigation';
import { setBottomBar, undecidedAttribute } from '../platform/bottom-bar';
import type { Clock, Stop } from '../platform/clock';
import { mediaQuery, watchSize } from '../platform/stand-ins';
import { oneTapShown } from '../sign-in/one-tap-place';
import { startBanner } from './banner';

/** The banner's height in the styles (src/components/styles/tokens.css). */
const bannerHeight = '--foot-banner';

export interface PhoneBannerDependencies {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly consent: Pick<ConsentService, 'question' | 'onQuestion'>;
}

export function startPhoneBanner({ window, clock, consent }: PhoneBannerDependencies): Stop {
  const { document } = window;
  const banner = document.getElementById(ownIds.phoneBanner);
  if (!banner) return () => {};
  const small = mediaQuery(window, `(max-width: ${mobileWidth}px)`);
  let running: ReturnType<typeof startBanner> | null = null;

  const look = (): void => {
    const { phase } = banner.dataset;
    const isThere = small.matches && (phase === 'shown' || phase === 'hidden');
    // An open chat fills a small screen, and a sign-in prompt is another request: the styles hide the banner for both.
    banner.hidden = document.querySelector(`main[${quietAttribute}]`) !== null;
    setBottomBar(
      document,
      'banner',
      isThere && !banner.hidden && chatState.get().phase !== 'open' && !oneTapShown.get(),
    );
  };
  const begin = (): void => {
    document.documentElement.removeAttribute(undecidedAttribute);
    if (running || !small.matches || consent.question() !== null) return;
    running = startBanner(window, clock, (phase) => {
      banner.dataset.phase = phase;
      look();
    });
  };
  const onWidth = (): void => {
    begin();
    look();
  };
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-close]')) running?.close();
  };

  // The styles reserve the banner's height, which depends on language and text size.
  const onSize = (): void => {
    const height = banner.offsetHeight;
    if (height > 0) document.documentElement.style.setProperty(bannerHeight, `${height}px`);
  };

  begin();
  look();
  // Some pages do not show the banner.
  window.addEventListener(navigationEvents.done, look);
  banner.addEventListener('click', onClick);
  small.addEventListener('change', onWidth);
  const stops = [
    watchSize(window, banner, onSize),
    consent.onQuestion(begin),
    chatState.subscribe(look),
    oneTapShown.subscribe(look),
  ];
  return () => {
    running?.stop();
    for (const stop of stops) stop();
    window.removeEventListener(navigationEvents.done, look);
    banner.removeEventListener('click', onClick);
    small.removeEventListener('change', onWidth);
  };
}
