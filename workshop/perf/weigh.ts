/**
 * `npm run weigh [-- <path>…]`: bytes of built pages: the first answer (Brotli, with its headers), and layer by layer (gzip), beside
 * their budgets (budgets.json).
 */
import { samplePages } from './sample-pages';
import { afterIntent, beforeIntent, firstAnswer, sumOf, weigh } from './weights';

const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted.map((page) => ['', page] as const) : Object.entries(samplePages());

const rows = pages.map(async ([template, page]) => {
  const weight = weigh('global', page);
  const sums = { before: sumOf(weight, beforeIntent), after: sumOf(weight, afterIntent) };
  return [`${page} ${template}`.trim(), { first: await firstAnswer('global', page), ...sums, ...weight }] as const;
});
void Promise.all(rows).then((table) => console.table(Object.fromEntries(table)));
