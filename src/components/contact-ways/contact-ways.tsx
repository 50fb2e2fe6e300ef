import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './contact-ways.module.css';

export function ContactWays(props: {
  readonly title: string;
  readonly ways: readonly { readonly icon: IconName; readonly way: ReactNode; readonly note?: string }[];
}) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{props.title}</h2>
      <ul>
        {props.ways.map(({ icon, way, note }) => (
          <li key={icon} className={styles.way}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div className={styles.text}>
              <p className={styles.name}>{way}</p>
              {note && <p className={styles.note}>{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
