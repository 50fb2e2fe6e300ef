/**
 * The moment at which the application has taken the page over: React has hydrated it, and Gatsby's navigation works.
 */
let tell: () => void = () => {};

/** Resolves when the page is alive. */
export const alive = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says that it is. */
export const announceAlive = (): void => tell();
