/** What pages may weigh: budgets.json, held by the tests on the built files. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { routes } from '../../src/site/pages/routes';
import { root } from '../paths';
import { samplePages } from './sample-pages';
import { beforeIntent, type ModulesOfPage, modulesOf, scriptParts, sumOf, type Weight } from './weights';

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

/** What modules weighed when the budgets were last agreed: those of each part that all pages share, and of each template. */
type ModuleRecord = Readonly<Record<string, Readonly<Record<string, number>>>>;

const recordFile = path.join(root, 'budgets.modules.json');

export const readModuleRecord = (): ModuleRecord => JSON.parse(readFileSync(recordFile, 'utf8')) as ModuleRecord;

export function recordModules(): void {
  // The error page has a package of its own, and is in no sitemap.
  const pages = { ...samplePages(), error: '/404' };
  const parts = Object.entries(pages).map(([name, page]) => {
    const { template, ...shared } = modulesOf('global', page);
    return { ...shared, [name]: template };
  });
  writeFileSync(recordFile, `${JSON.stringify(Object.assign({}, ...parts), null, 2)}\n`);
}

/** What has grown most since the record, as "src/browser/consent/consent.ts +812"; at most five. */
export function grown(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): string[] {
  return Object.entries(now)
    .map(([module, size]) => ({ module, more: size - (before[module] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, 5)
    .map(({ module, more }) => `${module} +${more}${module in before ? '' : ' (new)'}`);
}

/** What of a page exceeds its budgets, each with the modules that have grown since the record. */
export function overBudget(
  budgets: Budgets,
  template: string,
  weight: Weight,
  { record, modules }: { readonly record: ModuleRecord; readonly modules: ModulesOfPage },
): string[] {
  const own = new Map(Object.entries(budgets.templates)).get(template) ?? {};
  const allowed = { ...budgets.shared, ...budgets.page };
  const present = { ...weight, before: sumOf(weight, beforeIntent) };
  return Object.entries(allowed).flatMap(([part, common]) => {
    const limit = new Map(Object.entries(own)).get(part) ?? common;
    const found = present[part as keyof typeof allowed];
    if (found <= limit) return [];
    const within: readonly string[] = part === 'before' ? beforeIntent : [part];
    const causes = scriptParts
      .filter((script) => within.includes(script))
      .flatMap((script) => grown(record[script === 'template' ? template : script] ?? {}, modules[script]));
    const cause = causes.join(', ') || `src/templates/${template}/${template}.tsx, its texts and styles`;
    return [`${part}: ${found} of ${limit}; grown: ${cause}`];
  });
}
