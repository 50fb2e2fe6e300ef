import { exponentOf, type Point } from './growth';

const pages = [500, 1000, 2500, 5000];
const points = (cost: (count: number) => number): Point[] => pages.map((count) => [count, cost(count)]);

test.each([
  ['a cost that does not depend on the pages', () => 7, 0],
  ['a cost in proportion to the pages', (count: number) => 0.1 * count, 1],
  ['a cost in proportion to their square', (count: number) => 3 * count ** 2, 2],
  ['a cost in proportion to their root', (count: number) => Math.sqrt(count), 0.5],
])('%s has its exponent', (_what, cost, exponent) => {
  expect(exponentOf(points(cost))).toBeCloseTo(exponent, 10);
});

test('points beside a line have the exponent of the line with the least squares', () => {
  const logs: Point[] = [
    [1, 1],
    [Math.E, Math.E ** 3],
    [Math.E ** 2, Math.E ** 2],
  ];
  expect(exponentOf(logs)).toBeCloseTo(1, 10);
});
