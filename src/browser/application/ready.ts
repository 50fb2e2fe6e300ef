let tell: () => void = () => {};

/** Resolves when React has hydrated the page and Gatsby's navigation works. */
export const alive = new Promise<void>((resolve) => {
  tell = resolve;
});

export const announceAlive = (): void => tell();
