import type { ReactNode } from 'react';
import { Below } from '../../components/below/below';
import type { Titled } from '../../components/data/data';
import { Grid } from '../../components/grid/grid';
import { Phrases } from '../../components/section/phrases';
import { Stone } from '../../components/stone/stone';
import type { Facet } from '../../site/product/facets';
import * as styles from './feature-top.module.css';

export function FeatureTop(props: {
  readonly facet: Facet;
  readonly title: string;
  readonly lead: string;
  readonly scene: ReactNode;
  readonly pointsTitle: string;
  readonly points: readonly Titled[];
  readonly children: ReactNode;
}) {
  const { facet, title, lead, scene, pointsTitle, points, children } = props;
  const [name = '', claim] = title.split(/(?<=[:：])\s*(.*)/);
  return (
    <div className={styles.top} data-facet={facet}>
      <div className={styles.words}>
        <Stone of={`part ${facet}`} className={styles.stone} />
        <h1>
          <Phrases text={name} />
          {claim && (
            <>
              {' '}
              <br />
              <Phrases text={claim} />
            </>
          )}
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
      <Below />
      <div className={styles.scene} data-expose="scene">
        {scene}
      </div>
      <h2 className="visually-hidden">{pointsTitle}</h2>
      <Grid className={styles.points}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <h3>{point.title}</h3>
            <p className="note">{point.text}</p>
          </li>
        ))}
      </Grid>
    </div>
  );
}
