/**
 * Accessibility faults of a page, by axe (docs/pages.md: WCAG 2.2 AA).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Every violation as `rule: element`, within a part of the page if a selector is given.
 * Asks one rule alone, or all but some; all where neither is said.
 */
export async function accessibilityFaults(
  page: Page,
  within = 'html',
  { only, without = [] }: { readonly only?: string; readonly without?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = only ? { type: 'rule', values: [only] } : { type: 'tag', values: tags };
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate(
    ([selector, asked]) =>
      (window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResults> } }).axe.run(
        selector,
        { ...asked, resultTypes: ['violations'] },
      ),
    [within, { runOnly, rules }] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
