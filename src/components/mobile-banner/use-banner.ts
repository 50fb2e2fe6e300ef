import { useEffect, useRef, useState } from 'react';
import { type Banner, type BannerPhase, startBanner } from '../../services/banner';
import { browserClock } from '../../services/clock';

/** The banner's phase, and how to close it. */
export function useBanner(): { readonly phase: BannerPhase; readonly close: () => void } {
  const [phase, setPhase] = useState<BannerPhase>('waiting');
  const banner = useRef<Banner>(null);
  useEffect(() => {
    const running = startBanner(window, browserClock, setPhase);
    banner.current = running;
    return running.stop;
  }, []);
  return { phase, close: () => banner.current?.close() };
}
