/**
 * A window that reports sizes when a test says so: jsdom computes none.
 */
let reports: (() => void)[] = [];

class FakeResizeObserver {
  constructor(callback: () => void) {
    reports.push(callback);
  }
  observe = (): void => {};
  disconnect = (): void => {};
}

/** Gives the window such observers, and forgets those before. */
export function fakeSizes(): void {
  reports = [];
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
}

/** Tells every observer that what it observes has another size. */
export const reportSizes = (): void => {
  for (const report of reports) report();
};
