/**
 * Accessibility faults of a page, by axe (design 12: WCAG 2.2 AA).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation as `rule: element`, within a part of the page if a selector is given, and of one rule if it is named. */
export async function accessibilityFaults(page: Page, within = 'html', rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: tags };
  const { violations } = await page.evaluate(
    ([selector, only]) =>
      (window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } }).axe.run(
        selector,
        { runOnly: only, resultTypes: ['violations'] },
      ),
    [within, runOnly] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
