/**
 * Applies the navigation policy (specification 2.6) to every navigation by script: Gatsby's links, its `navigate`, and anything
 * else that calls the same functions.
 */

import { decideNavigation } from '../services/navigation-policy';
import type { Site } from '../site/hosts';
import { entrances, type GatsbyNavigation } from './gatsby-navigation';

/** What the guard needs from its surroundings. */
export interface GuardDependencies {
  readonly site: Site;
  readonly location: Pick<Location, 'href'>;
  /** Goes to an address by a full load, on any host. */
  readonly leave: (address: string) => void;
  readonly report: (message: string) => void;
}

/**
 * Puts the policy in front of Gatsby's navigation functions. A navigation can leave the product's domains with the option
 * `external: true`.
 *
 * @returns Gatsby's own navigation behind the guard, for code that adds to navigation
 */
export function guardNavigation(gatsby: GatsbyNavigation, dependencies: GuardDependencies): GatsbyNavigation {
  const { site, location, leave, report } = dependencies;
  const { ___navigate, ___push, ___replace, ___loader } = gatsby;
  const guarded: GatsbyNavigation = { ___navigate, ___push, ___replace, ___loader };
  for (const name of entrances) {
    gatsby[name] = (to, options) => {
      if (typeof to !== 'string') return guarded[name](to, options);
      const decision = decideNavigation(site, { href: to, base: location.href, external: options?.external === true });
      if (decision.kind === 'refuse') report(decision.message);
      else if (decision.kind === 'leave') leave(decision.address);
      else if (decision.kind === 'navigate') guarded[name](decision.path, options);
      else if (isOnThisHost(to, location.href)) guarded[name](to, options);
      else leave(to);
    };
  }
  return guarded;
}

const isOnThisHost = (to: string, here: string): boolean => new URL(to, here).origin === new URL(here).origin;
