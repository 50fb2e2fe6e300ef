/**
 * The cut stone, the one shape of the face (src/components/styles/facets.md): what is drawn from it is drawn from these lines.
 */

/** The facets of the stone, in a square of 32 units. */
export const facets = [
  'M16 2 4 9l12 7z',
  'm16 2 12 7-12 7z',
  'M28 9v14l-12-7z',
  'm28 23-12 7V16z',
  'm4 23 12 7V16z',
  'M4 9v14l12-7z',
] as const;

/** The possible brightness values of a facet. */
const shades = [0.16, 0.3, 0.46, 0.64, 0.84] as const;

/** A number computed from a text, the same on server and client. */
export const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);

/**
 * How bright each facet of a stone is: its cut, which tells it from other stones of its color. Neighbors differ, so that every
 * edge is seen.
 * @param cut any whole number, such as the `sumOf` a name
 */
export function cutOf(cut: number): readonly number[] {
  const places: number[] = [];
  let rest = cut;
  for (const turn of facets.keys()) {
    const before = places.at(-1) ?? cut;
    const further = [1, 2, 3, 4].map((step) => (before + step) % shades.length);
    const free = turn === facets.length - 1 ? further.filter((place) => place !== places[0]) : further;
    places.push(free[rest % free.length] ?? 0);
    rest = Math.floor(rest / free.length);
  }
  return places.map((place) => shades[place] ?? 1);
}
