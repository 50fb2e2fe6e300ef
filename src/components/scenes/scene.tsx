import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { type Part, rail } from './rail';
import * as styles from './scene.below.module.css';

/**
 * The application's window, in HTML: sharp at every size, in the page's language and theme. For assistive technology it is
 * one labeled image, or nothing if the text beside it says everything.
 */
export function Scene(props: {
  readonly label?: string;
  readonly title: ReactNode;
  /** For drawings with room for the rail. */
  readonly part?: Part | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={`box ${styles.window}`}
      {...(props.label ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': true })}
    >
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.dots} />
        <span>{props.title}</span>
      </div>
      <div className={props.part && styles.main} aria-hidden="true">
        {props.part && (
          <div className={styles.rail}>
            {rail.map((name) => (
              <span key={name} className={name === props.part ? styles.here : undefined}>
                <Icon name={name} />
              </span>
            ))}
          </div>
        )}
        <div className={styles.body}>{props.children}</div>
      </div>
    </div>
  );
}

/** What a scene shows in addition at the page's full width. */
export interface More {
  readonly more?: ReactNode;
}
