import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { pathOn } from '../../site/hosting/hosts';
import type { RoutePath } from '../../site/hosting/route-path';
import { useShell } from '../shell/shell-context';

interface SiteLinkProps {
  readonly to: RoutePath;
  readonly className?: string | undefined;
  readonly rel?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a page in the language of the page around it. */
export function SiteLink({ to, className, children, ...rest }: SiteLinkProps) {
  const { site, locale } = useShell();
  return (
    <Link to={pathOn(site, locale.code, to)} {...(className && { className })} {...rest}>
      {children}
    </Link>
  );
}
