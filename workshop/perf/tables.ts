import type { Figures } from './measured-build';
import { median } from './numbers';
import type { CaseName } from './projects';

export interface Measurement extends Figures {
  /** Articles times languages. */
  readonly articlePages: number;
  readonly project: 'site' | 'bare';
  readonly case: CaseName;
}

type Row = Readonly<Record<string, string | number>>;

const costs: Readonly<Record<string, (figures: Figures) => number>> = {
  'wall s': ({ wall }) => wall,
  'memory MB': ({ memory }) => memory / 1e6,
  'output MB': ({ bytes }) => bytes / 1e6,
  'queries run': ({ queries }) => queries,
  'pages written': ({ pagesWritten }) => pagesWritten,
  'pages in all': ({ pages }) => pages,
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The median of a cost over the builds of a case. Messages and prices are not in the bare site: its edited article stands for them. */
function costOf(cost: string, builds: readonly Measurement[], project: Measurement['project'], name: CaseName): number {
  const built = project === 'bare' && name !== 'cold' ? 'edit' : name;
  const wanted = builds.filter((build) => build.project === project && build.case === built);
  return median(wanted.map((build) => costs[cost]?.(build) ?? Number.NaN));
}

/** @param builds those with the same number of articles */
export function comparison(builds: readonly Measurement[], name: CaseName): Row[] {
  return Object.keys(costs).map((cost) => {
    const [site, bare] = [costOf(cost, builds, 'site', name), costOf(cost, builds, 'bare', name)];
    const edit = name === 'cold' ? {} : { 'site/edit': rounded(site / costOf(cost, builds, 'site', 'edit')) };
    return { cost, site: rounded(site), bare: rounded(bare), 'site/bare': rounded(site / bare), ...edit };
  });
}

/**
 * By project, the exponents of the costs' growth from the fewest articles to the most: 1 if a cost grows with the number of
 * pages, 2 if with its square.
 */
export function growth(builds: readonly Measurement[], name: CaseName): Row[] {
  const sizes = builds.map(({ articlePages }) => articlePages);
  const of = (size: number) => builds.filter(({ articlePages }) => articlePages === size);
  const [least, most] = [of(Math.min(...sizes)), of(Math.max(...sizes))];
  return (['site', 'bare'] as const).map((project) => {
    const grown = (cost: string, step: CaseName): number =>
      Math.log(costOf(cost, most, project, step) / costOf(cost, least, project, step));
    const exponentOf = (cost: string): number => rounded(grown(cost, name) / grown('pages in all', 'cold'));
    const exponents = ['wall s', 'memory MB', 'output MB'].map((cost) => [cost, exponentOf(cost)]);
    return { project, ...Object.fromEntries(exponents) };
  });
}
