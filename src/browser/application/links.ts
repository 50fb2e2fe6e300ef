import type { Site } from '../../site/hosting/hosts';
import { decideNavigation } from '../navigation/navigation-policy';

/** Marks a link that may lead outside the product's domains. */
export const externalAttribute = 'data-external';

export interface LinkDependencies {
  readonly site: Site;
  readonly document: Document;
  /** Gatsby's `navigate`. */
  readonly navigate: (path: string) => void;
  readonly leave: (address: string) => void;
  readonly report: (message: string) => void;
}

/**
 * Applies the navigation policy to clicks before the link's own handlers run. A navigation within the application never
 * reaches the host, which would redirect it.
 */
export function startLinks({ site, document, navigate, leave, report }: LinkDependencies): void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // An SVG's link may have its address in another namespace.
    const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
    if (!link || typeof href !== 'string' || event.defaultPrevented) return;
    const decision = decideNavigation(site, {
      href,
      base: document.baseURI,
      external: link.hasAttribute(externalAttribute),
    });
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
