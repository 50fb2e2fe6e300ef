/**
 * `npm run weigh [-- <path>…]`: bytes (gzip) of built pages, layer by layer, beside their budgets (budgets.json).
 */
import { samplePages } from './budgets';
import { distOf } from './paths';
import { afterIntent, beforeIntent, sumOf, weigh } from './weights';

const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted.map((page) => ['', page] as const) : Object.entries(samplePages);

console.table(
  Object.fromEntries(
    pages.map(([template, page]) => {
      const weight = weigh(distOf('global'), page);
      const sums = { before: sumOf(weight, beforeIntent), after: sumOf(weight, afterIntent) };
      return [`${page} ${template}`.trim(), { ...sums, ...weight }];
    }),
  ),
);
