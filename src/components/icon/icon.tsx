import { createElement } from 'react';
import * as styles from './icon.module.css';
import { type IconName, icons } from './icons';
import { checkedViewBox } from './view-box';

/** Decorative: its meaning is always in the text next to it. */
export function Icon({ name }: { readonly name: IconName }) {
  const { viewBox, shapes } = icons[name];
  return (
    <svg className={styles.icon} viewBox={checkedViewBox(name, viewBox)} aria-hidden="true">
      {shapes.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
