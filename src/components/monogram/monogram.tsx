import * as styles from './monogram.module.css';

const hues = [styles.hue1, styles.hue2, styles.hue3, styles.hue4, styles.hue5];

/** The first letters of up to two words of a name, in place of a logo. The name itself is always next to it. */
export function Monogram({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
  const hue = hues[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues.length];
  return (
    <span className={`${large ? styles.large : styles.tile} ${hue}`} aria-hidden="true">
      {letters}
    </span>
  );
}
