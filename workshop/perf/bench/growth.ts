/**
 * How a cost grows with the number of pages.
 */

/** A number of pages and what they cost. */
export type Point = readonly [pages: number, cost: number];

/**
 * The exponent of the power that fits some points best: 1 if the cost grows with the number of pages, 2 if with its square.
 * It is the slope of the straight line with the least squares through the points' logarithms.
 * @param points at least two with different numbers of pages, all greater than 0
 */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(([pages, cost]) => [Math.log(pages), Math.log(cost)] as const);
  const mean = (of: (point: Point) => number): number => logs.reduce((sum, point) => sum + of(point), 0) / logs.length;
  const [meanX, meanY] = [mean(([x]) => x), mean(([, y]) => y)];
  return mean(([x, y]) => (x - meanX) * (y - meanY)) / mean(([x]) => (x - meanX) ** 2);
}
