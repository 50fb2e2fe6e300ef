import type { ReactNode } from 'react';
import * as styles from './error-screen.module.css';

/** A page that says that something is not there or does not work. */
export function ErrorScreen(props: {
  readonly code: '404' | '502';
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.screen}>
      <p className={styles.code} aria-hidden="true">
        {props.code}
      </p>
      <h1 className={styles.title}>{props.title}</h1>
      {props.children}
    </div>
  );
}
