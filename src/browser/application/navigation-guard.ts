import type { Site } from '../../site/hosting/hosts';
import type { NavigationStep } from '../gatsby/gatsby';
import { decideNavigation } from '../navigation/navigation-policy';

export interface GuardDependencies {
  readonly site: Site;
  readonly location: Pick<Location, 'href'>;
  /** Leaves by a full load, for any host. */
  readonly leave: (address: string) => void;
  readonly report: (message: string) => void;
}

/**
 * Applies the navigation policy (specification 2.6) to every scripted navigation: Gatsby's links, `navigate`, and
 * anything else that calls the same functions. The option `external: true` allows leaving the product's domains.
 */
export const guardNavigation = ({ site, location, leave, report }: GuardDependencies): NavigationStep => ({
  navigate: (next) => (to, options) => {
    if (typeof to !== 'string') return next(to, options);
    const decision = decideNavigation(site, { href: to, base: location.href, external: options?.external === true });
    if (decision.kind === 'refuse') report(decision.message);
    else if (decision.kind === 'leave') leave(decision.address);
    else if (decision.kind === 'navigate') next(decision.path, options);
    else if (isOnThisHost(to, location.href)) next(to, options);
    else leave(to);
  },
});

const isOnThisHost = (to: string, here: string): boolean => new URL(to, here).origin === new URL(here).origin;
