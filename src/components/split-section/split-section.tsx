import type { ReactNode } from 'react';
import * as styles from './split-section.module.css';

/** Heading beside the content if there is room, otherwise above it. */
export function SplitSection(props: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tone?: 'plain' | 'sunk';
  readonly id?: string;
  readonly children: ReactNode;
}) {
  const { title, lead, tone = 'plain', id, children } = props;
  return (
    <section className={styles[tone]} id={id}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      <div>{children}</div>
    </section>
  );
}
