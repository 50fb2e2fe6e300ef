/**
 * The tables of the benchmark, as rows for `console.table`.
 */
import type { CaseName } from './cases';
import { exponentOf } from './growth';
import type { Figures } from './measured-build';

/** One build. */
export interface Measurement extends Figures {
  /** Pages that the articles of the benchmark make: articles times languages. */
  readonly seeded: number;
  /** Counted from 1. */
  readonly run: number;
  readonly project: 'site' | 'bare';
  readonly case: CaseName;
}

/** Rows by their names, each with cells by the names of their columns; a cell may be unknown. */
export type Table = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

/** The figures that are costs: their name with unit, and how many of the figure's units the unit has. */
const costs = {
  'wall s': ['wall', 1],
  'processor s': ['processor', 1],
  'memory MB': ['memory', 1e6],
  'output MB': ['bytes', 1e6],
  'written MB': ['written', 1e6],
  'queries run': ['queries', 1],
  'pages written': ['pagesWritten', 1],
  'pages in all': ['pages', 1],
} as const satisfies Readonly<Record<string, readonly [keyof Figures, number]>>;

/** The figures that say how quiet the machine was. */
const quiet = { 'load average before': 'load', 'processors busy with other work': 'others' } as const;

/** The costs that a curve shows. */
const curveCosts = ['wall s', 'processor s', 'memory MB', 'output MB'] as const;

/**
 * What a case costs the site and the bare site, medians of all runs, and how many times more. Messages and prices are not in
 * the bare site: these cases are compared with its edited article, and with the site's own.
 * @param measurements builds with the same number of articles
 */
export function comparison(measurements: readonly Measurement[], name: CaseName): Table {
  const own = measurements.filter(({ project }) => project === 'site');
  const bare = measurements.filter(({ project }) => project === 'bare');
  const beside = name === 'cold' ? 'cold' : 'edit';
  const comparesOwn = beside !== name && own.some((one) => one.case === 'edit');
  const row = (figure: keyof Figures, unit: number, hasRatio: boolean) => {
    const site = median(own, name, figure);
    const other = median(bare, beside, figure);
    return {
      site: rounded(site, unit),
      [beside === name ? 'bare' : 'bare, edit']: rounded(other, unit),
      ...(hasRatio && { 'site/bare': ratio(site, other) }),
      ...(hasRatio && comparesOwn && { 'site/own edit': ratio(site, median(own, 'edit', figure)) }),
    };
  };
  return Object.fromEntries([
    ...Object.entries(costs).map(([title, [figure, unit]]) => [title, row(figure, unit, true)]),
    ...Object.entries(quiet).map(([title, figure]) => [title, row(figure, 1, false)]),
  ]);
}

/**
 * What a case costs with more and more pages, and at the end the exponents of growth over each project's own number of pages.
 * @param measurements builds with at least two numbers of articles
 */
export function curve(measurements: readonly Measurement[], name: CaseName): Table {
  const columns = (['site', 'bare'] as const).flatMap((project) =>
    curveCosts.map((title) => ({ project, title: `${project} ${title}`, cost: costs[title] })),
  );
  const sizes = [...new Set(measurements.map(({ seeded }) => seeded))];
  const figureOf = (seeded: number, project: Measurement['project'], figure: keyof Figures): number | null =>
    median(
      measurements.filter((one) => one.seeded === seeded && one.project === project),
      project === 'bare' && name !== 'cold' ? 'edit' : name,
      figure,
    );
  const rowOf = (cell: (column: (typeof columns)[number]) => number | null) =>
    Object.fromEntries(columns.map((column) => [column.title, cell(column)]));
  const exponents = rowOf(({ project, cost: [figure] }) => {
    const points = sizes.map(
      (size) => [figureOf(size, project, 'pages') ?? 0, figureOf(size, project, figure) ?? 0] as const,
    );
    return rounded(exponentOf(points));
  });
  return {
    ...Object.fromEntries(
      sizes.map((size) => [
        `${size} pages`,
        rowOf(({ project, cost: [figure, unit] }) => rounded(figureOf(size, project, figure), unit)),
      ]),
    ),
    exponent: exponents,
  };
}

/** The median of a figure over the builds of a case; null if it is unknown. */
function median(measurements: readonly Measurement[], name: CaseName, figure: keyof Figures): number | null {
  const values = measurements
    .filter((one) => one.case === name)
    .map((one) => one[figure])
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? null;
}

const ratio = (site: number | null, other: number | null): number | null =>
  site === null || other === null || other === 0 ? null : rounded(site / other);

function rounded(value: number, unit?: number): number;
function rounded(value: number | null, unit?: number): number | null;
function rounded(value: number | null, unit = 1): number | null {
  return value === null ? null : Math.round((value / unit) * 100) / 100;
}
