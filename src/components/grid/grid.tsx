import { Children, createElement, type HTMLAttributes } from 'react';
import * as styles from './grid.module.css';

const mostColumns = 5;

/**
 * Says how many cells there are, so that the first has its place before the others have arrived (specification 2.7: nothing
 * moves).
 * @param props.className sets `--least` (the narrowest cell), `--between` and the gap between rows
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
