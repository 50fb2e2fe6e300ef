import { Children, createElement, type HTMLAttributes } from 'react';
import * as styles from './grid.module.css';

/** More cells than this do not stand side by side on any screen. */
const mostColumns = 5;

/**
 * Cells side by side, as many as have room. It says how many there are, so that the first one has its place before the
 * others have arrived (specification 2.7: nothing moves).
 * @param props.className a class that sets `--least` (the narrowest cell), `--between` and the gap between rows
 */
export function Grid({
  as = 'ul',
  className,
  children,
  ...attributes
}: HTMLAttributes<HTMLElement> & {
  readonly as?: 'ul' | 'ol' | 'dl' | 'div' | 'li' | 'nav';
  readonly className: string | undefined;
}) {
  const columns = Math.min(Children.toArray(children).length, mostColumns);
  return createElement(
    as,
    { ...attributes, className: `${styles.grid} ${className}`, 'data-columns': columns },
    children,
  );
}
