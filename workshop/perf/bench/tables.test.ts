import type { CaseName } from './cases';
import { comparison, curve, type Measurement } from './tables';

/** A build whose costs are all in proportion to one number. */
const build = (
  project: Measurement['project'],
  name: CaseName,
  cost: number,
  { run = 1, seeded = 100, queries = 10 * cost }: Partial<Pick<Measurement, 'run' | 'seeded' | 'queries'>> = {},
): Measurement => ({
  seeded,
  run,
  project,
  case: name,
  wall: cost,
  processor: 2 * cost,
  memory: cost * 1e8,
  bytes: cost * 1e7,
  written: cost * 1e6,
  queries,
  pages: seeded,
  pagesWritten: cost,
  load: 0.5,
  others: 0.25,
});

test('a case has its costs, how many times more the site needs, and how quiet the machine was', () => {
  expect(comparison([build('site', 'cold', 10), build('bare', 'cold', 4)], 'cold')).toEqual({
    'wall s': { site: 10, bare: 4, 'site/bare': 2.5 },
    'processor s': { site: 20, bare: 8, 'site/bare': 2.5 },
    'memory MB': { site: 1000, bare: 400, 'site/bare': 2.5 },
    'output MB': { site: 100, bare: 40, 'site/bare': 2.5 },
    'written MB': { site: 10, bare: 4, 'site/bare': 2.5 },
    'queries run': { site: 100, bare: 40, 'site/bare': 2.5 },
    'pages written': { site: 10, bare: 4, 'site/bare': 2.5 },
    'pages in all': { site: 100, bare: 100, 'site/bare': 1 },
    'load average before': { site: 0.5, bare: 0.5 },
    'processors busy with other work': { site: 0.25, bare: 0.25 },
  });
});

test('of several runs the median counts', () => {
  const runs = [30, 10, 11].map((cost, run) => build('site', 'cold', cost, { run }));
  expect(comparison([...runs, build('bare', 'cold', 1)], 'cold')['wall s']?.site).toBe(11);
});

test('a message is compared with the edited article of both sites', () => {
  const builds = [build('site', 'edit', 4), build('site', 'message', 6), build('bare', 'edit', 2)];
  expect(comparison(builds, 'message')['wall s']).toEqual({
    site: 6,
    'bare, edit': 2,
    'site/bare': 3,
    'site/own edit': 1.5,
  });
  expect(Object.keys(comparison(builds.slice(1), 'message')['wall s'] ?? {})).not.toContain('site/own edit');
});

test('what is unknown has no ratio, and neither has nothing', () => {
  const builds = (site: number | null, bare: number | null) => [
    build('site', 'cold', 1, { queries: site }),
    build('bare', 'cold', 1, { queries: bare }),
  ];
  expect(comparison(builds(null, 5), 'cold')['queries run']).toEqual({ site: null, bare: 5, 'site/bare': null });
  expect(comparison(builds(5, 0), 'cold')['queries run']).toEqual({ site: 5, bare: 0, 'site/bare': null });
});

test('a curve ends with the exponents of growth', () => {
  const builds = [100, 200, 400].flatMap((seeded) => [
    build('site', 'cold', seeded ** 2 / 1000, { seeded }),
    build('bare', 'cold', seeded / 10, { seeded }),
  ]);
  const table = curve(builds, 'cold');
  expect(Object.keys(table)).toEqual(['100 pages', '200 pages', '400 pages', 'exponent']);
  expect(table['200 pages']).toEqual({
    'site wall s': 40,
    'site processor s': 80,
    'site memory MB': 4000,
    'site output MB': 400,
    'bare wall s': 20,
    'bare processor s': 40,
    'bare memory MB': 2000,
    'bare output MB': 200,
  });
  expect(table.exponent).toMatchObject({
    'site wall s': 2,
    'site memory MB': 2,
    'bare wall s': 1,
    'bare output MB': 1,
  });
});
