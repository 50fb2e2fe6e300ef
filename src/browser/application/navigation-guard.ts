/** The navigation policy (specification 2.6) for clicks and scripts: the host, which would redirect, sees neither. */
import type { Site } from '../../site/hosting/hosts';
import type { NavigationStep } from '../gatsby/gatsby';
import { decideNavigation } from '../navigation/navigation-policy';

/** Marks a link that may lead outside the product's domains. */
const externalAttribute = 'data-external';

interface Guard {
  readonly site: Site;
  /** Leaves by a full load, for any host. */
  readonly leave: (address: string) => void;
  readonly report: (message: string) => void;
}

/** For Gatsby's links and `navigate`. The option `external: true` allows leaving the product's domains. */
export const guardNavigation = ({ site, leave, report }: Guard, location: Pick<Location, 'href'>): NavigationStep => ({
  navigate: (next) => (to, options) => {
    if (typeof to !== 'string') return next(to, options);
    const decision = decideNavigation(site, { href: to, base: location.href, external: options?.external === true });
    if (decision.kind === 'refuse') report(decision.message);
    else if (decision.kind === 'leave') leave(decision.address);
    else if (decision.kind === 'navigate') next(decision.path, options);
    else if (new URL(to, location.href).origin === new URL(location.href).origin) next(to, options);
    else leave(to);
  },
});

/** For clicks, before the link's own handlers run. */
export function guardClicks(
  { site, leave, report }: Guard,
  document: Document,
  navigate: (path: string) => void,
): void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // An SVG's link may have its address in another namespace.
    const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
    if (!link || typeof href !== 'string' || event.defaultPrevented) return;
    const external = link.hasAttribute(externalAttribute);
    const decision = decideNavigation(site, { href, base: document.baseURI, external });
    if (decision.kind === 'follow' || (decision.kind !== 'refuse' && opensElsewhere(event, link))) return;
    event.preventDefault();
    event.stopPropagation();
    if (decision.kind === 'navigate') navigate(decision.path);
    else if (decision.kind === 'leave') leave(decision.address);
    else report(decision.message);
  };
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, onClick, { capture: true });
}

/** The browser opens another window or downloads; the host then applies the redirects. */
const opensElsewhere = (event: MouseEvent, link: Element): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.hasAttribute('download') ||
  !['', '_self', null].includes(link.getAttribute('target'));
