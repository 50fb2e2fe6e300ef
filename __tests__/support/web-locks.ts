/**
 * Web Locks between the tabs of a test: one holder at a time, the others in the order in which they asked.
 */

/** The locks of one browser; `held` tells how many hold one now, `most` how many ever did at once. */
export function webLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const counts = { held: 0, most: 0 };
  const request = (_name: string, run: () => Promise<unknown>): Promise<unknown> => {
    const turn = last.then(async () => {
      counts.held += 1;
      counts.most = Math.max(counts.most, counts.held);
      try {
        return await run();
      } finally {
        counts.held -= 1;
      }
    });
    last = turn.catch(() => {});
    return turn;
  };
  return { locks: { request } as unknown as Pick<LockManager, 'request'>, counts };
}
