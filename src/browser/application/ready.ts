/**
 * The moment at which the application has taken over the page: React has hydrated it, and Gatsby's navigation works.
 */
let tell: () => void = () => {};

/** Resolves when the page is alive. */
export const alive = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Reports that the page is alive. */
export const announceAlive = (): void => tell();
