/**
 * Loading again what could not be loaded. A connection may fail for a moment, and WebKit gives up what a page still loads when
 * another page is asked for, even if that turns out to be a download and the page stays.
 */
import type { Clock } from './clock';
import { attempt } from './text-of';

/** Times that something is loaded again. */
const mostRetries = 3;

/** Wait in ms before that, while the browser is online. */
const retryMs = 2_000;

/**
 * Runs something that loads a script, and runs it again if the script could not be loaded: after 2 s, or as soon as the browser is
 * online again or the page is shown again.
 * @throws what it throws, when it has been tried often enough, or for another reason
 */
export async function retried<T>(window: Window, clock: Clock, load: () => Promise<T>): Promise<T> {
  for (let left = mostRetries; ; left -= 1) {
    try {
      return await load();
    } catch (error) {
      if (left === 0 || !isLoadFailure(error)) throw error;
      await betterMoment(window, clock);
    }
  }
}

/** Whether webpack could not load a script or a style of the build. */
export function isLoadFailure(error: unknown): boolean {
  const isOne = () =>
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || (error as { readonly code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED');
  // Anything can be thrown, a proxy that throws as well.
  return attempt(isOne) ?? false;
}

/** Resolves when loading may succeed again. */
function betterMoment(window: Window, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const { document, navigator } = window;
    const go = (): void => {
      window.removeEventListener('online', go);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisible);
      stopWait();
      resolve();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) go();
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') go();
    };
    const stopWait = navigator.onLine ? clock.after(retryMs, go) : () => {};
    window.addEventListener('online', go);
    window.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisible);
  });
}
