import { createElement } from 'react';
import * as styles from './icon.module.css';
import { type IconName, icons } from './icons';

/** @throws when the view box is not four numbers (specification 5) */
export function checkedViewBox(name: string, viewBox: string): string {
  const numbers = viewBox.trim().split(/[\s,]+/);
  if (numbers.length !== 4 || numbers.some((part) => part === '' || !Number.isFinite(Number(part)))) {
    throw new Error(`Icon "${name}" has the viewBox "${viewBox}"; it must be four numbers, such as "0 0 24 24"`);
  }
  return viewBox;
}

/** Decorative: its meaning is always in the text next to it. */
export function Icon({ name }: { readonly name: IconName }) {
  const { viewBox, shapes } = icons[name];
  return (
    <svg className={styles.icon} viewBox={checkedViewBox(name, viewBox)} aria-hidden="true">
      {shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
