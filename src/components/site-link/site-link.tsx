import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { pathOn, type RoutePath } from '../../site/hosts';
import { useShell } from '../shell/shell-context';

/** A link to a page of the site in the language of the page around it. */
export function SiteLink({ to, ...rest }: { readonly to: RoutePath } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const { site, locale } = useShell();
  return <Link to={pathOn(site, locale.code, to)} {...rest} />;
}
