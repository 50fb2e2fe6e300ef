/**
 * What services need of a browser and a browser may lack, or an extension may have taken away, with what stands in for it. `URL.canParse`,
 * `AbortSignal.any` and what else every browser of `browserslist` has is not among it.
 */
import type { Stop } from './clock';
import { attempt } from './text-of';

/** A media query; where the browser answers none, one that never matches. */
export const mediaQuery = (window: Window, query: string): Pick<MediaQueryList, 'matches' | keyof EventTarget> =>
  attempt(() => window.matchMedia(query)) ?? Object.assign(new EventTarget(), { matches: false });

/** Calls a function when an element has got another size; where the browser does not tell, when the window has. */
export function watchSize(window: Window & typeof globalThis, element: Element, run: () => void): Stop {
  const observer = attempt(() => new window.ResizeObserver(run));
  if (observer) {
    observer.observe(element);
    return () => observer.disconnect();
  }
  run();
  window.addEventListener('resize', run);
  return () => window.removeEventListener('resize', run);
}

/** The visitor's languages, the preferred one first; none where the browser does not tell. */
export const languagesOf = ({ language, languages }: Partial<Pick<Navigator, 'language' | 'languages'>>) =>
  languages ?? (language ? [language] : []);
