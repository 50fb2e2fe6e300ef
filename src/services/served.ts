/**
 * Reads what the edge function said of this page (src/site/served-facts.ts).
 */
import type { ServedFact } from '../site/served-facts';

/** A fact of the answer that brought the document; null where the edge, or the browser, does not tell it. */
export function servedFact(performance: Performance, fact: ServedFact): string | null {
  // Firefox tells it to secure pages only, Safari since 16.4, and extensions against fingerprinting may take it away.
  const entries = performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined;
  const found = entries?.[0]?.serverTiming?.find(({ name }) => name === fact);
  return found?.description || null;
}
