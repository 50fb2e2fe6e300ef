/**
 * The tables of the benchmark, as rows for `console.table`.
 */
import type { Figures } from './measured-build';
import { median } from './numbers';
import type { CaseName } from './projects';

/** One build. */
export interface Measurement extends Figures {
  /** Articles times languages. */
  readonly articlePages: number;
  readonly project: 'site' | 'bare';
  readonly case: CaseName;
}

type Row = Readonly<Record<string, string | number>>;

const costs: Readonly<Record<string, (figures: Figures) => number>> = {
  'wall s': ({ wall }) => wall,
  'processor s': ({ processor }) => processor,
  'memory MB': ({ memory }) => memory / 1e6,
  'output MB': ({ bytes }) => bytes / 1e6,
  'queries run': ({ queries }) => queries,
  'pages written': ({ pagesWritten }) => pagesWritten,
  'pages in all': ({ pages }) => pages,
};

/** The costs that a curve shows. */
const curveCosts = ['wall s', 'processor s', 'memory MB', 'output MB'] as const;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The median of a cost over the builds of a case. Messages and prices are not in the bare site: its edited article stands for them. */
function costOf(cost: string, builds: readonly Measurement[], project: Measurement['project'], name: CaseName): number {
  const built = project === 'bare' && name !== 'cold' ? 'edit' : name;
  const wanted = builds.filter((build) => build.project === project && build.case === built);
  return median(wanted.map((build) => costs[cost]?.(build) ?? Number.NaN));
}

/**
 * What a case costs the site and the bare site, and how many times more; a message and a price also beside an edit.
 * @param builds those with the same number of articles
 */
export function comparison(builds: readonly Measurement[], name: CaseName): Row[] {
  return Object.keys(costs).map((cost) => {
    const [site, bare] = [costOf(cost, builds, 'site', name), costOf(cost, builds, 'bare', name)];
    const edit = name === 'cold' ? {} : { 'site/edit': rounded(site / costOf(cost, builds, 'site', 'edit')) };
    return { cost, site: rounded(site), bare: rounded(bare), 'site/bare': rounded(site / bare), ...edit };
  });
}

/** What a case costs with more and more pages, and at the end the exponents of growth over each project's own number of pages. */
export function curve(builds: readonly Measurement[], name: CaseName): Row[] {
  const sizes = [...new Set(builds.map(({ articlePages }) => articlePages))];
  const ofSize = (size: number) => builds.filter(({ articlePages }) => articlePages === size);
  const columns = (['site', 'bare'] as const).flatMap((project) => curveCosts.map((cost) => [project, cost] as const));
  const row = (title: string | number, cell: (...column: (typeof columns)[number]) => number): Row => ({
    'article pages': title,
    ...Object.fromEntries(columns.map(([project, cost]) => [`${project} ${cost}`, rounded(cell(project, cost))])),
  });
  return [
    ...sizes.map((size) => row(size, (project, cost) => costOf(cost, ofSize(size), project, name))),
    row('exponent', (project, cost) =>
      exponentOf(sizes.map((size) => [pagesOf(ofSize(size), project), costOf(cost, ofSize(size), project, name)])),
    ),
  ];
}

const pagesOf = (builds: readonly Measurement[], project: Measurement['project']): number =>
  costOf('pages in all', builds, project, 'cold');

/**
 * The exponent of the power that fits some points best: 1 if the cost grows with the number of pages, 2 if with its square.
 * It is the slope of the straight line with the least squares through the points' logarithms.
 */
function exponentOf(points: readonly (readonly [pages: number, cost: number])[]): number {
  const logs = points.map(([pages, cost]) => ({ x: Math.log(pages), y: Math.log(cost) }));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))];
  return mean(logs.map(({ x, y }) => (x - meanX) * (y - meanY))) / mean(logs.map(({ x }) => (x - meanX) ** 2));
}
