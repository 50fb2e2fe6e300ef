import { useEffect, useState } from 'react';
import { browserClock } from '../../services/clock';
import { isPastViewport, watchScroll } from '../../services/scroll';

/** Whether the page has been scrolled beyond one viewport (specification 4). */
export function usePastViewport(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    setPast(isPastViewport(window.scrollY, window.innerHeight));
    return watchScroll(window, browserClock, ({ y }) => setPast(isPastViewport(y, window.innerHeight)));
  }, []);
  return past;
}

/** Takes the reader back to the top; smoothly only where the styles allow motion. */
export const scrollToTop = (): void => window.scrollTo({ top: 0 });
