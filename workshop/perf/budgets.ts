/** What pages may weigh: budgets.json, held by the tests on the built files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { routes } from '../../src/site/pages/routes';
import { root } from '../paths';
import { beforeIntent, type ModulesOfPage, scriptParts, sumOf, type Weight } from './weights';

const bytes = z.number().int().positive();
const limits = z.strictObject({ before: bytes, styles: bytes, rules: bytes, template: bytes, requests: bytes });

/** The file: limits of the layers that all pages share, of every page, and of single templates. */
const shape = z.strictObject({
  shared: z.strictObject({ entry: bytes, services: bytes, idle: bytes, application: bytes }),
  page: limits,
  templates: z.partialRecord(z.enum(routes.map(({ template }) => template)), limits.partial()),
});
export type Budgets = z.infer<typeof shape>;

export const readBudgets = (): Budgets =>
  shape.parse(JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8')));

/** The heaviest modules of a part, as "src/browser/consent/consent.ts 812"; at most five. */
const heaviest = (sizes: Readonly<Record<string, number>>): string =>
  Object.entries(sizes)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([module, size]) => `${module} ${size}`)
    .join(', ');

/** What of a page exceeds its budgets, each with its heaviest modules. */
export function overBudget(budgets: Budgets, template: string, weight: Weight, modules: ModulesOfPage): string[] {
  const own = new Map(Object.entries(budgets.templates)).get(template) ?? {};
  const allowed = { ...budgets.shared, ...budgets.page };
  const present = { ...weight, before: sumOf(weight, beforeIntent) };
  return Object.entries(allowed).flatMap(([part, common]) => {
    const limit = new Map(Object.entries(own)).get(part) ?? common;
    const found = present[part as keyof typeof allowed];
    if (found <= limit) return [];
    const script = scriptParts.find((name) => name === part);
    const cause = script
      ? `heaviest: ${heaviest(modules[script])}`
      : `see src/templates/${template}, its texts and styles`;
    return [`${part}: ${found} of ${limit}; ${cause}`];
  });
}
