import type { ReactNode } from 'react';
import * as styles from './segments.module.css';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

/**
 * Radio buttons, so that arrow keys and screen readers work as usual and a choice made before hydration is kept.
 * @param props.name of the radio buttons, unique within a form
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
          <label key={segment.value} className={`note ${styles.segment}`}>
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
