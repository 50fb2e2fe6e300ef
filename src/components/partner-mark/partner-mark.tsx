import { useMemo } from 'react';
import { cutOf } from './cut';
import * as styles from './partner-mark.module.css';

const hues = { 1: styles.hue1, 2: styles.hue2, 3: styles.hue3, 4: styles.hue4, 5: styles.hue5 } as const;

/** In place of a logo. The name is always next to it. */
export function PartnerMark({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const facets = useMemo(() => cutOf(name), [name]);
  return (
    <svg className={large ? styles.large : styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {facets.map(({ hue, light, points }) => (
        <polygon key={points} className={hues[hue]} points={points} fillOpacity={light} />
      ))}
    </svg>
  );
}
