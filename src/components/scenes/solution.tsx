import type { Facet } from '../../site/product/facets';
import type { FrontMatterOf } from '../data/front-matter';
import { PageSketch } from './page-sketch';
import { ProfileListScene, type SceneProfile } from './profile-list';
import * as scene from './scene.below.module.css';
import * as styles from './solution.below.module.css';

/** Networks that are reserved for documentation (RFC 5737). */
const networks = ['203.0.113', '198.51.100', '192.0.2'] as const;
/** By index: the first two are open, the proxy of the fourth is being checked. */
const states = ['running', 'running', 'ready', 'checking', 'ready'] as const;
const hues = [1, 2, 4, 3, 5] as const;

type Solution = Pick<FrontMatterOf<'solutions'>, 'scene' | 'profiles'>;

/** The rows of a solution's sample profiles. */
export const rowsOf = (profiles: Solution['profiles']): readonly SceneProfile[] =>
  profiles.map((profile, index) => ({
    ...profile,
    address: `${networks[index % networks.length]}.${14 + 23 * index}`,
    state: states[index % states.length] ?? 'ready',
    hue: hues[index % hues.length] ?? 1,
  }));

/** The list of profiles, and the two that are open in their own windows. */
export function SolutionScene({ scene: kind, profiles, facet }: Solution & { readonly facet: Facet }) {
  const rows = rowsOf(profiles);
  const open = rows.filter(({ state }) => state === 'running');
  return (
    <div className={styles.desk} data-facet={facet}>
      <ProfileListScene profiles={rows} />
      <div className={styles.open} aria-hidden="true">
        {open.map(({ name, country, hue }) => (
          <div key={name} className={`box ${scene.window} ${styles.window}`} data-facet={hue}>
            <div className={scene.bar}>
              <span className={scene.country}>{country}</span>
              <span>{name}</span>
            </div>
            <PageSketch kind={kind} />
          </div>
        ))}
      </div>
    </div>
  );
}
