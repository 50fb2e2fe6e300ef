import { cutOf, facets, sumOf } from './facets';

/** A stone in the color of its surroundings, cut by a name: the same name has the same stone everywhere. */
export function Stone({ of, className }: { readonly of: string; readonly className?: string | undefined }) {
  const shades = cutOf(sumOf(of));
  return (
    <svg className={className} viewBox="0 0 32 32" fill="var(--hue)" aria-hidden="true" focusable="false">
      {facets.map((path, place) => (
        <path key={path} d={path} opacity={shades[place]} />
      ))}
    </svg>
  );
}
