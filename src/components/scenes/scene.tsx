import type { ReactNode } from 'react';
import * as styles from './scene.module.css';

/**
 * A drawing of the application, in HTML: sharp at every size, in the page's language, light or dark with it.
 * For assistive technology it is one image with a label.
 */
export function Scene(props: { readonly label: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.window} role="img" aria-label={props.label}>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.dots} />
        <span>{props.title}</span>
      </div>
      <div className={styles.body} aria-hidden="true">
        {props.children}
      </div>
    </div>
  );
}
