import type { ReactNode } from 'react';
import { Grid } from '../grid/grid';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as tile from '../icon/tile.module.css';
import * as styles from './card.module.css';

export function Card(props: { readonly title: string; readonly icon?: IconName; readonly children: ReactNode }) {
  const { title, icon, children } = props;
  return (
    <li className={`box ${styles.card}`}>
      {icon && (
        <span className={`${tile.tile} ${styles.icon}`}>
          <Icon name={icon} />
        </span>
      )}
      <h3>{title}</h3>
      <div className="note">{children}</div>
    </li>
  );
}

export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid className={styles.grid}>{children}</Grid>
);
