import { attempt } from '../../site/attempt';
import type { Clock } from './clock';

const mostRetries = 3;
/** While online. */
const retryMs = 2_000;

/**
 * Loads a script, and retries after 2 s or as soon as the browser is online. WebKit aborts what a page is loading when
 * another page is requested, even if that turns out to be a download and the page stays.
 * @throws what `load` throws, after enough attempts or for another reason
 */
export async function retried<T>(window: Window, clock: Clock, load: () => Promise<T>): Promise<T> {
  for (let left = mostRetries; ; left -= 1) {
    try {
      return await load();
    } catch (error) {
      if (left === 0 || !isLoadFailure(error)) throw error;
      await new Promise<void>((resolve) => {
        if (window.navigator.onLine) clock.after(retryMs, resolve);
        else window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}

/** Whether webpack could not load a script or a style. */
export function isLoadFailure(error: unknown): boolean {
  const isOne = () =>
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || (error as { readonly code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED');
  // Anything can be thrown, even a proxy that throws.
  return attempt(isOne) ?? false;
}

/** Runs something on first use and shares the result; after a failure, the next caller tries again. */
export function once<T>(run: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= run().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
