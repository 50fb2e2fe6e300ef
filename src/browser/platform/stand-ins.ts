/**
 * Fallbacks for what a browser may lack or an extension may have removed, but not for what all in `browserslist` have.
 */
import { attempt } from '../../site/attempt';

/** Never matches if the browser has no media queries. */
export const mediaQuery = (window: Window, query: string): Pick<MediaQueryList, 'matches' | keyof EventTarget> =>
  attempt(() => window.matchMedia(query)) ?? Object.assign(new EventTarget(), { matches: false });

/** Falls back to the window's resize event. */
export function watchSize(window: Window & typeof globalThis, element: Element, run: () => void): void {
  const observer = attempt(() => new window.ResizeObserver(run));
  if (observer) observer.observe(element);
  else {
    run();
    window.addEventListener('resize', run);
  }
}

/** The preferred language first; empty if the browser does not tell. */
export const languagesOf = ({ language, languages }: Partial<Pick<Navigator, 'language' | 'languages'>>) =>
  languages ?? (language ? [language] : []);
