import { facets } from './facets';

const opacities = [0.16, 0.3, 0.46, 0.64, 0.84] as const;

/** A number computed from a text, the same on server and client. */
export const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);

/**
 * The opacity of each facet. Neighbors differ, so that every edge is seen.
 * @param seed any whole number, such as the `sumOf` a name
 */
export function opacitiesFrom(seed: number): readonly number[] {
  const chosen: number[] = [];
  let rest = seed;
  for (const facet of facets.keys()) {
    const before = chosen.at(-1) ?? seed;
    const others = [1, 2, 3, 4].map((step) => (before + step) % opacities.length);
    const free = facet === facets.length - 1 ? others.filter((index) => index !== chosen[0]) : others;
    chosen.push(free[rest % free.length] ?? 0);
    rest = Math.floor(rest / free.length);
  }
  return chosen.map((index) => opacities[index] ?? 1);
}

/** The mark in one color, shaded by a name: the same name has the same stone everywhere. */
export function Stone({ of, className }: { readonly of: string; readonly className?: string | undefined }) {
  const shades = opacitiesFrom(sumOf(of));
  return (
    <svg className={className} viewBox="0 0 32 32" fill="var(--hue)" aria-hidden="true" focusable="false">
      {facets.map(({ path }, index) => (
        <path key={path} d={path} opacity={shades[index]} />
      ))}
    </svg>
  );
}
