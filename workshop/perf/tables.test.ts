import type { CaseName } from './projects';
import { comparison, curve, type Measurement } from './tables';

/** A build whose costs are all in proportion to one number. */
const build = (project: Measurement['project'], name: CaseName, cost: number, articlePages = 100): Measurement => ({
  articlePages,
  project,
  case: name,
  wall: cost,
  processor: 2 * cost,
  memory: cost * 1e8,
  bytes: cost * 1e7,
  queries: 10 * cost,
  pages: articlePages,
  pagesWritten: cost,
});

test('a case has its costs, medians of its runs, and how many times more the site needs', () => {
  const builds = [...[30, 10, 11].map((cost) => build('site', 'cold', cost)), build('bare', 'cold', 4)];
  const rows = comparison(builds, 'cold');
  expect(rows).toHaveLength(7);
  expect(rows).toContainEqual({ cost: 'wall s', site: 11, bare: 4, 'site/bare': 2.75 });
  expect(rows).toContainEqual({ cost: 'memory MB', site: 1100, bare: 400, 'site/bare': 2.75 });
});

test('a message is compared with the edited article of both sites', () => {
  const builds = [build('site', 'edit', 4), build('site', 'message', 6), build('bare', 'edit', 2)];
  expect(comparison(builds, 'message')[0]).toEqual({
    cost: 'wall s',
    site: 6,
    bare: 2,
    'site/bare': 3,
    'site/edit': 1.5,
  });
});

test('a curve ends with the exponents of growth', () => {
  const builds = [100, 200, 400].flatMap((pages) => [
    build('site', 'cold', pages ** 2 / 1000, pages),
    build('bare', 'cold', pages / 10, pages),
  ]);
  const rows = curve(builds, 'cold');
  expect(rows.map((row) => row['article pages'])).toEqual([100, 200, 400, 'exponent']);
  expect(rows[1]).toMatchObject({ 'site wall s': 40, 'site output MB': 400, 'bare memory MB': 2000 });
  expect(rows[3]).toMatchObject({ 'site wall s': 2, 'site memory MB': 2, 'bare wall s': 1, 'bare output MB': 1 });
});
