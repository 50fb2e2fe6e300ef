import { readFileSync } from 'node:fs';
import { withConcurrency } from '../../../src/gatsby/bundles/preload-concurrency';

const loader = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8');

test('five routes are preloaded at once, not Gatsby’s four (specification 2.6)', () => {
  expect(loader).toContain('this.prefetchQueued.splice(0, 4)');
  const changed = withConcurrency(loader);
  expect(changed).toContain('this.prefetchQueued.splice(0, 5)');
  expect(changed.length).toBe(loader.length);
});

test('a loader that was changed already stays as it is', () => {
  expect(withConcurrency(withConcurrency(loader))).toBe(withConcurrency(loader));
});

test('a loader without the place stops the build, and says what to do', () => {
  expect(() => withConcurrency('export class BaseLoader {}')).toThrow(/find where Gatsby now sets/);
});
