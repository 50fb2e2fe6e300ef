import { sumOf } from '../stone/stone';
import * as styles from './partner-mark.module.css';

const hues = 5;

/** The first letter of a name, its color, and in quarters of a turn, where the light falls: all by the name alone. */
export function markOf(name: string): { readonly letter: string; readonly hue: number; readonly turn: number } {
  const [letter = ''] = name;
  const sum = sumOf(name);
  return { letter: letter.toUpperCase(), hue: Math.floor(sum / 35) % hues, turn: sum % 4 };
}

/** In place of a logo. The name is always next to it. */
export function PartnerMark({ name }: { readonly name: string }) {
  const { letter, hue, turn } = markOf(name);
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.back} data-facet={hue + 1} d="M0 0h64v64H0z" />
      <path className={styles.light} d="M0 0h64L0 64z" transform={`rotate(${90 * turn} 32 32)`} />
      <text className={styles.letter} x="32" y="43">
        {letter}
      </text>
    </svg>
  );
}
