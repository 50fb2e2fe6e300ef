/**
 * The product's mark, a cut stone (src/components/styles/facets.md): the shape of each facet in a square of 32 units, and the
 * number of its color. Clockwise from the upper left. `static/favicon.svg` is the same drawing.
 */
export const facets = [
  { path: 'M16 2 4 9l12 7z', color: 1 },
  { path: 'm16 2 12 7-12 7z', color: 4 },
  { path: 'M28 9v14l-12-7z', color: 3 },
  { path: 'm28 23-12 7V16z', color: 1 },
  { path: 'm4 23 12 7V16z', color: 5 },
  { path: 'M4 9v14l12-7z', color: 2 },
] as const;
