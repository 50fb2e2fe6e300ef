import type { ReactNode } from 'react';
import * as button from '../button/button.module.css';
import * as styles from './closing.below.module.css';

/** What a page ends with: an invitation, and its buttons beside it. */
export function Closing(props: { readonly title: string; readonly text: ReactNode; readonly children: ReactNode }) {
  const { title, text, children } = props;
  return (
    <section className={styles.section} data-expose="call-to-action" data-pagefind-ignore="">
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <p className={button.row}>{children}</p>
    </section>
  );
}
