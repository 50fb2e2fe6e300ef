import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { type Part, rail } from './rail';
import * as styles from './scene.module.css';

/**
 * The window of the application, drawn in HTML: sharp at every size, in the page's language, light or dark with it. With
 * room for it, the rail shows which part of the application is open. For assistive technology it is one image with a label, or
 * nothing, if the text beside it says all of it.
 */
export function Scene(props: {
  readonly label?: string;
  readonly title: ReactNode;
  /** The open part of the application, of a drawing that has room for the rail. */
  readonly part?: Part | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={styles.window}
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

/** What a scene shows besides its subject where it has the page's width, with the rail: a log, the page in its windows. */
export interface More {
  readonly more?: ReactNode;
}
