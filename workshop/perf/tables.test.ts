import type { CaseName } from './projects';
import { comparison, growth, type Measurement } from './tables';

/** A build whose costs are all in proportion to one number. */
const build = (project: Measurement['project'], name: CaseName, cost: number, articlePages = 100): Measurement => ({
  articlePages,
  project,
  case: name,
  wall: cost,
  memory: cost * 1e8,
  bytes: cost * 1e7,
  queries: 10 * cost,
  pages: articlePages,
  pagesWritten: cost,
});

test('a case has its costs, medians of its runs, and how many times more the site needs', () => {
  const builds = [...[30, 10, 11].map((cost) => build('site', 'cold', cost)), build('bare', 'cold', 4)];
  const rows = comparison(builds, 'cold');
  expect(rows).toHaveLength(6);
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

test('growth is told as the exponents of the costs of both sites', () => {
  const builds = [100, 200, 400].flatMap((pages) => [
    build('site', 'cold', pages ** 2 / 1000, pages),
    build('bare', 'cold', pages / 10, pages),
  ]);
  expect(growth(builds, 'cold')).toEqual([
    { project: 'site', 'wall s': 2, 'memory MB': 2, 'output MB': 2 },
    { project: 'bare', 'wall s': 1, 'memory MB': 1, 'output MB': 1 },
  ]);
});
