import type { SolutionId } from '../../site/pages/sections';
import type { Facet } from '../../site/product/facets';
import { PageSketch } from './page-sketch';
import { ProfileListScene } from './profile-list';
import * as scene from './scene.module.css';
import * as styles from './solution.module.css';
import { deskOf } from './solution-profiles';

/** The list of profiles, and the two that are open in their own windows. */
export function SolutionScene({ id, facet }: { readonly id: SolutionId; readonly facet: Facet }) {
  const { page, profiles } = deskOf(id);
  const open = profiles.filter(({ state }) => state === 'running');
  return (
    <div className={styles.desk} data-facet={facet}>
      <ProfileListScene profiles={profiles} />
      <div className={styles.open} aria-hidden="true">
        {open.map(({ name, country, hue }) => (
          <div key={name} className={`${scene.window} ${styles.window}`} data-facet={hue}>
            <div className={scene.bar}>
              <span className={scene.country}>{country}</span>
              <span className={styles.name}>{name}</span>
            </div>
            <PageSketch kind={page} />
          </div>
        ))}
      </div>
    </div>
  );
}
