/** Every address but those of files, which it would let through; a crash lets the request through, too. */
export const config = {
  path: '/*',
  excludedPath: [
    '/static/*',
    '/shell/*',
    '/page-data/*',
    '/builds/*',
    '/api/*',
    '/client-api/*',
    '/statistics/*',
    '/*.js',
  ],
  onError: 'bypass',
} as const;
