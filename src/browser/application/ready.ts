let tell: () => void = () => {};

/** Resolves when React has hydrated the page and Gatsby's navigation works. */
export const ready = new Promise<void>((resolve) => {
  tell = resolve;
});

export const announceReady = (): void => tell();
