import { Icon } from '../icon/icon';
import * as styles from './check-list.module.css';

/** Short points, each with a tick. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
