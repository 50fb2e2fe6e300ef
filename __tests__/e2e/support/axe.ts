/**
 * Accessibility faults of a page, by axe (design 12: WCAG 2.2 AA).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation as `rule: element`, within a part of the page if a selector is given. */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([selector, values]) =>
      (window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } }).axe.run(
        selector,
        {
          runOnly: { type: 'tag', values },
        },
      ),
    [within, tags] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
