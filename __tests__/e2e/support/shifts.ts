/** Layout shifts that no visitor caused. */
import type { BrowserContext, Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  /** What moved, from where and to where. */
  readonly moved: readonly string[];
}

/** From a page's beginning on. */
export const recordShifts = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML : (node?.textContent ?? '?');
          return `${name.slice(0, 120)} from ${box(previousRect)} to ${box(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Those above a threshold, so far. */
export const shiftsOf = async (page: Page, above = 0): Promise<readonly Shift[]> =>
  (await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)).filter(({ value }) => value >= above);
