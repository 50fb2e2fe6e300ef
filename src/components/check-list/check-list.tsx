import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './check-list.below.module.css';

export type PointKind = 'given' | 'lacking' | 'forbidden';

const marks = { given: 'check', lacking: 'x', forbidden: 'x' } as const satisfies Record<PointKind, IconName>;

/** Only `given` points have a check mark. */
export function CheckList(props: { readonly items: readonly string[]; readonly kind?: PointKind }) {
  const { items, kind = 'given' } = props;
  return (
    <ul className={styles[kind]}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name={marks[kind]} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
