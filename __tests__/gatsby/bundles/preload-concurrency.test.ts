import { readFileSync } from 'node:fs';
import { withConcurrency } from '../../../src/gatsby/bundles/preload-concurrency';

const loader = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8');

test('five routes are preloaded at once, not Gatsby’s four (specification 2.6), and a changed loader stays so', () => {
  const changed = withConcurrency(loader);
  expect(changed).toBe(loader.replace('this.prefetchQueued.splice(0, 4)', 'this.prefetchQueued.splice(0, 5)'));
  expect(changed).not.toBe(loader);
  expect(withConcurrency(changed)).toBe(changed);
});

test('a loader without the place stops the build, and says what to do', () => {
  expect(() => withConcurrency('export class BaseLoader {}')).toThrow(/find where Gatsby now sets/);
});
