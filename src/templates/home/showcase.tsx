import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/icon';
import { useFeaturePath } from '../../components/shell/use-feature-path';
import { SiteLink } from '../../components/site-link/site-link';
import type { FeatureId } from '../../site/pages/sections';
import { facetOfFeature } from '../../site/product/facets';
import * as styles from './showcase.below.module.css';

/** In the color of the first feature; leads to the first whose page the language has. */
export function Showcase(props: {
  readonly features: readonly [FeatureId, ...FeatureId[]];
  readonly title: string;
  readonly text: string;
  readonly scene: ReactNode;
  /** Whether the drawing needs the page's width. */
  readonly wide?: boolean;
}) {
  const { features, title, text, scene, wide } = props;
  const path = features.map(useFeaturePath()).find(Boolean);
  return (
    <div className={wide ? styles.wide : styles.showcase} data-facet={facetOfFeature(features[0])}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          {path ? (
            <SiteLink to={path} className={styles.link}>
              {title} <Icon name="arrow-right" />
            </SiteLink>
          ) : (
            title
          )}
        </h3>
        <p className="note">{text}</p>
      </div>
      {scene}
    </div>
  );
}
