import { type ReactNode, Suspense } from 'react';
import { Phrases } from './phrases';
import * as styles from './section.module.css';

/** React hydrates its content separately, at once when a visitor presses something in it. */
export function Section(props: {
  /** Left out where its parts have titles of their own. */
  readonly title?: string;
  readonly lead?: string;
  readonly tone?: 'plain' | 'sunk';
  readonly id?: string;
  /** Whether it only links to other pages, so that search and print leave it out. */
  readonly leadsOn?: boolean;
  readonly children: ReactNode;
}) {
  const { title, lead, tone = 'plain', id, leadsOn, children } = props;
  return (
    <section
      className={`${tone === 'sunk' ? styles.sunk : styles.plain} ${leadsOn ? 'screen-only' : ''}`}
      id={id}
      data-pagefind-ignore={leadsOn ? '' : undefined}
    >
      {title && (
        <header className={styles.header}>
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </header>
      )}
      <Suspense>{children}</Suspense>
    </section>
  );
}

export function PageTop(props: {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly eyebrow?: ReactNode;
  readonly aside?: ReactNode;
  /** Whether a sunk section follows. */
  readonly banded?: boolean;
  readonly children?: ReactNode;
}) {
  const { title, lead, eyebrow, aside, banded, children } = props;
  return (
    <div className={`${aside ? styles.topWithAside : styles.top} ${banded ? styles.banded : ''}`}>
      <div className={styles.topText}>
        {eyebrow}
        <h1>{typeof title === 'string' ? <Phrases text={title} /> : title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}
