import type { ReactNode } from 'react';
import { TableOfContents } from '../article/table-of-contents';
import type { Heading } from '../data/data';
import { Prose } from '../prose/prose';
import * as styles from './side-text.below.module.css';

/** Text beside its table of contents, with related content below them. */
export function SideText(props: {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly children?: ReactNode;
}) {
  const { html, headings, children } = props;
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <TableOfContents headings={headings} />
        {children}
      </aside>
      <div className={styles.text}>
        <Prose html={html} />
      </div>
    </div>
  );
}
