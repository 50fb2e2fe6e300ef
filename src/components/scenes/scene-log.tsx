import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { type DeskName, desk } from './desk';
import * as styles from './scene.below.module.css';
import * as log from './scene-log.below.module.css';

export interface LogLine {
  readonly time: string;
  readonly profile: DeskName;
  readonly icon: IconName;
  readonly state?: ReactNode;
}

export function SceneLog({ title, lines }: { readonly title: string; readonly lines: readonly LogLine[] }) {
  return (
    <div className={log.aside}>
      <span className={`${styles.head} ${log.title}`}>{title}</span>
      {lines.map(({ time, profile, icon, state }) => (
        <div key={`${time} ${profile}`} className={log.line}>
          <span className={`${styles.mono} ${styles.soft}`}>{time}</span>
          <span className={log.mark} data-facet={desk[profile].hue}>
            <Icon name={icon} />
          </span>
          <span className={styles.name}>{profile}</span>
          {state}
        </div>
      ))}
    </div>
  );
}
