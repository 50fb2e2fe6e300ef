/**
 * `npm run weigh [-- <path>…]`: bytes (gzip) of built pages, layer by layer, beside their budgets (budgets.json).
 * `npm run weigh -- --record` records which modules they are made of, so that a budget that is exceeded names what grew.
 */
import { parseArgs } from 'node:util';
import { recordModules } from './budgets';
import { samplePages } from './sample-pages';
import { afterIntent, beforeIntent, sumOf, weigh } from './weights';

const { values, positionals: wanted } = parseArgs({ options: { record: { type: 'boolean' } }, allowPositionals: true });
if (values.record) recordModules();
const pages = wanted.length > 0 ? wanted.map((page) => ['', page] as const) : Object.entries(samplePages());

console.table(
  Object.fromEntries(
    pages.map(([template, page]) => {
      const weight = weigh('global', page);
      const sums = { before: sumOf(weight, beforeIntent), after: sumOf(weight, afterIntent) };
      return [`${page} ${template}`.trim(), { ...sums, ...weight }];
    }),
  ),
);
