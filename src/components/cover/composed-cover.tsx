import * as styles from './composed-cover.module.css';

/** The facets of the mark, in a square of 32 units: `components/logo` draws the same stone. */
const facets = [
  'M16 2 4 9l12 7z',
  'm16 2 12 7-12 7z',
  'M28 9v14l-12-7z',
  'm28 23-12 7V16z',
  'm4 23 12 7V16z',
  'M4 9v14l12-7z',
];
/** The possible brightness values of a facet. */
const shades = [0.16, 0.3, 0.46, 0.64, 0.84];
const hues = [styles.hue1, styles.hue2, styles.hue3, styles.hue4, styles.hue5];

/** The stones of a cover: place and width in a field of 160 × 90 units. */
const stones = [
  { x: 78, y: -14, size: 118 },
  { x: 30, y: 46, size: 34 },
  { x: 12, y: 14, size: 18 },
] as const;

/**
 * The picture for an entry without one: the product's stone, in a shape that depends on the entry's key and in the color of
 * its category, so that neighbors in a list differ and an entry looks the same everywhere. It is decorative and adds nothing
 * to the title next to it.
 * @param entryKey `blog/first-rpa-flow/en`: the language does not change the picture
 */
export function ComposedCover({ entryKey, category }: { readonly entryKey: string; readonly category: string | null }) {
  const cut = sumOf(entryKey.replace(/\/[^/]+$/, ''));
  return (
    <svg
      className={`${styles.cover} ${hues[sumOf(category ?? '') % hues.length]}`}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {stones.map(({ x, y, size }, stone) => (
        <g key={size} transform={`translate(${x} ${y}) scale(${size / 32})`}>
          {facets.map((path, place) => (
            <path
              key={path}
              d={path}
              opacity={shades[(cut + place * (stone + 2) + (cut >> (place + stone))) % shades.length]}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A number computed from a text, the same on server and client. */
const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);
