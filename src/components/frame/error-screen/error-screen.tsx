import type { ReactNode } from 'react';
import * as styles from './error-screen.module.css';

export function ErrorScreen(props: {
  readonly code: '404' | '502';
  readonly title: string;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.screen}>
      {props.picture && <div className={styles.picture}>{props.picture}</div>}
      <div className={styles.text}>
        <p className={styles.code} aria-hidden="true">
          {props.code}
        </p>
        <h1 className={styles.title}>{props.title}</h1>
        {props.children}
      </div>
    </div>
  );
}
