/**
 * Work on many files or addresses, some at a time.
 */

/** Items that are worked on at the same time. */
const atATime = 32;

/** Does something with each item, and answers in the order of the items. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let place = 0; place < items.length; place += atATime) {
    results.push(...(await Promise.all(items.slice(place, place + atATime).map(work))));
  }
  return results;
}
