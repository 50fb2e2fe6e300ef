/**
 * What the Content-Security-Policy keeps pages from (docs/pages.md).
 */
import type { BrowserContext } from '@playwright/test';

/** What a context's pages were kept from, as "directive what (where)". */
export async function violationsIn(context: BrowserContext): Promise<readonly string[]> {
  const found: string[] = [];
  await context.exposeFunction('reportViolation', (violation: string) => found.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, documentURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample} (${documentURI})`);
    });
  });
  return found;
}
