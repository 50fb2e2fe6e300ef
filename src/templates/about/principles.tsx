import type { Titled } from '../../components/data/data';
import * as styles from './principles.module.css';

export function Principles({ principles }: { readonly principles: readonly Titled[] }) {
  return (
    <ul>
      {principles.map(({ title, text }) => (
        <li key={title} className={styles.principle}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
