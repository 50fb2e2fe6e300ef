import type { ServedFact } from '../../site/hosting/served-facts';

/** What the edge function reported about this page (src/site/hosting/served-facts.ts); null if that is not known. */
export function servedFact(performance: Performance, fact: ServedFact): string | null {
  // Firefox provides it for secure pages only, Safari since 16.4; anti-fingerprinting extensions may remove it.
  const entries = performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined;
  const found = entries?.[0]?.serverTiming?.find(({ name }) => name === fact);
  return found?.description || null;
}
