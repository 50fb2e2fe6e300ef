/** A cut stone whose outline, table and light depend on the partner's name alone. */

export type Hue = 1 | 2 | 3 | 4 | 5;

/** `light` is its opacity; `points` are SVG points on a grid of 64 × 64. */
export interface CutFacet {
  readonly hue: Hue;
  readonly light: number;
  readonly points: string;
}

type Point = readonly [x: number, y: number];

const hues = [1, 2, 3, 4, 5] as const;
const middle = 32;
/** From above, a little from the left. */
const lightAngle = (-5 / 8) * Math.PI;

/** Two facets on each side, then the table. The same name always has the same figure. */
export function cutOf(name: string): readonly CutFacet[] {
  const next = numbersFrom(name);
  const first = Math.floor(next() * hues.length);
  // Another hue, so that a figure has two colors.
  const second = first + 1 + Math.floor(next() * (hues.length - 1));
  const [rim, heart] = [hues[first] ?? 1, hues[second % hues.length] ?? 2];
  const corners = 4 + Math.floor(next() * 5);
  const slimness = 0.66 + next() * 0.34;
  const lean = next() * Math.PI;
  const turn = next() * 2 * Math.PI;
  const table = 0.36 + next() * 0.22;
  // Turns the table against the outline, by at most half a side.
  const twist = (next() - 0.5) * (Math.PI / corners) * 1.6;
  const angleOf = (corner: number): number => turn + (corner * 2 * Math.PI) / corners;
  const outline = Array.from({ length: corners }, (_, corner) => at(angleOf(corner), 27 + next() * 3, slimness, lean));
  const inner = Array.from({ length: corners }, (_, corner) => at(angleOf(corner) + twist, 30 * table, slimness, lean));
  const around = (points: readonly Point[], corner: number): Point => points[corner % corners] ?? [middle, middle];
  const facets = outline.flatMap((_, corner): CutFacet[] => [
    facet(rim, [around(outline, corner), around(outline, corner + 1), around(inner, corner)], next() * 0.15),
    facet(heart, [around(inner, corner), around(inner, corner + 1), around(outline, corner + 1)], next() * 0.15),
  ]);
  return [...facets, { hue: heart, light: 0.3, points: pointsOf(inner) }];
}

/** A point of a stone that is slimmer across the direction in which it leans. */
function at(angle: number, radius: number, slimness: number, lean: number): Point {
  const along = radius * Math.cos(angle - lean);
  const across = radius * Math.sin(angle - lean) * slimness;
  return [
    middle + along * Math.cos(lean) - across * Math.sin(lean),
    middle + along * Math.sin(lean) + across * Math.cos(lean),
  ];
}

/** Darker the more it is turned away from the light. */
function facet(hue: Hue, points: readonly Point[], shade: number): CutFacet {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length - middle;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length - middle;
  const away = (1 - Math.cos(Math.atan2(y, x) - lightAngle)) / 2;
  return { hue, light: Math.round((0.25 + 0.6 * away + shade) * 100) / 100, points: pointsOf(points) };
}

const pointsOf = (points: readonly Point[]): string =>
  points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(',')).join(' ');

/** From 0 to 1, seeded by a text (FNV-1a, then mulberry32). */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
