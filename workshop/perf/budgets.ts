/**
 * What pages may weigh: budgets.json, held by the tests on the built files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../paths';
import { type SampleTemplate, samplePages, sampleRoutes } from './sample-pages';
import {
  beforeIntent,
  type ModulesOfPage,
  modulesOf,
  type ScriptPart,
  scriptParts,
  sumOf,
  type Weight,
} from './weights';

const bytes = z.number().int().positive();
const limits = z.strictObject({ before: bytes, styles: bytes, rules: bytes, template: bytes, requests: bytes });

/** The file: limits of every page, of the layers that all pages share, and of single templates. */
const shape = z.strictObject({
  shared: z.strictObject({ entry: bytes, services: bytes, idle: bytes, application: bytes }),
  page: limits,
  templates: z.partialRecord(z.enum(Object.keys(sampleRoutes) as [SampleTemplate]), limits.partial()),
});
export type Budgets = z.infer<typeof shape>;

/** Reads the budgets. @throws when the file has another shape */
export const readBudgets = (): Budgets =>
  shape.parse(JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8')));

/** What the modules of each sample page weighed when the budgets were last agreed: `npm run weigh -- --record` writes it. */
const recordFile = path.join(root, 'budgets.modules.json');

/** The record: modules of what all pages share, and of each template. */
type ModuleRecord = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Where a part of a page stands in the record. */
const recordKey = (template: string, part: ScriptPart): string => (part === 'template' ? template : part);

/** Records the modules of the built sample pages. */
export function recordModules(): void {
  const record: ModuleRecord = Object.fromEntries(
    Object.entries(samplePages()).flatMap(([template, page]) =>
      Object.entries(modulesOf('global', page)).map(([part, modules]) => [
        recordKey(template, part as ScriptPart),
        modules,
      ]),
    ),
  );
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

export const readModuleRecord = (): ModuleRecord => JSON.parse(readFileSync(recordFile, 'utf8')) as ModuleRecord;

/** What has grown most since the record, as "src/browser/consent/consent.ts +812"; at most five. */
export function grown(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): string[] {
  return Object.entries(now)
    .map(([module, size]) => ({ module, more: size - (before[module] ?? 0), isNew: !(module in before) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, 5)
    .map(({ module, more, isNew }) => `${module} +${more}${isNew ? ' (new)' : ''}`);
}

/**
 * What of a page exceeds its budgets, each with the modules that have grown since the record.
 * @param modules those of the page, as they are now
 */
export function overBudget(
  budgets: Budgets,
  template: SampleTemplate,
  weight: Weight,
  { record, modules }: { readonly record: ModuleRecord; readonly modules: ModulesOfPage },
): string[] {
  const own = (part: keyof Budgets['page']): number => budgets.templates[template]?.[part] ?? budgets.page[part];
  const allowed = {
    ...budgets.shared,
    styles: own('styles'),
    rules: own('rules'),
    template: own('template'),
    requests: own('requests'),
    before: own('before'),
  };
  const present = { ...weight, before: sumOf(weight, beforeIntent) };
  const causes = (part: string): readonly string[] =>
    scriptParts
      .filter(
        (script) => script === part || (part === 'before' && (beforeIntent as readonly string[]).includes(script)),
      )
      .flatMap((script) => grown(record[recordKey(template, script)] ?? {}, modules[script]));
  return Object.entries(allowed).flatMap(([part, limit]) => {
    const found = present[part as keyof typeof allowed];
    const cause = causes(part).join(', ') || `src/templates/${template}/${template}.tsx, its texts and styles`;
    return found > limit ? [`${part}: ${found} of ${limit}; grown: ${cause}`] : [];
  });
}
