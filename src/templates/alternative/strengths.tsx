import type { FrontMatterOf } from '../../components/data/front-matter';
import { Grid } from '../../components/grid/grid';
import { Icon } from '../../components/icon/icon';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import type { RoutePath } from '../../site/hosting/route-path';
import { type FeatureId, featureIds, type ProofId } from '../../site/pages/sections';
import * as styles from './strengths.below.module.css';

export type Strength = FrontMatterOf<'alternatives'>['strengths'][number];

const pageNames = { pricing: 'pricing', download: 'download', release: 'nav.release' } as const;

const isFeature = (id: ProofId): id is FeatureId => (featureIds as readonly string[]).includes(id);

export function Strengths({ strengths }: { readonly strengths: readonly Strength[] }) {
  const { t, menus } = useShell();
  // A language may lack a feature's page or the list of releases.
  const exists = (path: RoutePath): boolean =>
    path === '/pricing' ||
    path === '/download' ||
    [...menus.product, ...menus.resources].some((item) => item.path === path);
  return (
    <Grid className={styles.strengths}>
      {strengths.map(({ title, text, proof }) => {
        const path: RoutePath = `/${proof}`;
        return (
          <li key={title} className={styles.strength}>
            <h3 className={styles.title}>{title}</h3>
            <p className="soft">{text}</p>
            {exists(path) && (
              <p>
                <SiteLink to={path} className={styles.proof}>
                  {isFeature(proof) ? t(`feature.${proof}.name`) : t(pageNames[proof])}
                  <Icon name="arrow-right" />
                </SiteLink>
              </p>
            )}
          </li>
        );
      })}
    </Grid>
  );
}
