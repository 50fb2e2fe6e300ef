import type { ReactNode } from 'react';
import * as styles from './segments.module.css';

/** One of the values that can be chosen. */
export interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

/**
 * A segmented control: a few values next to each other, of which one is chosen. They are radio buttons, so that arrow keys and
 * screen readers work as usual, and what is chosen before the application has started is kept.
 * @param props.name the name of the radio buttons, one for each control of a form
 */
export function Segments<T extends string>(props: {
  readonly title: string;
  readonly name: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  const { title, name, segments, value, onChange } = props;
  return (
    <fieldset className={styles.control}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.segments}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
