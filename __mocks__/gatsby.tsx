import type { AnchorHTMLAttributes } from 'react';

/** Gatsby's link in unit tests: the anchor that it renders. */
export const Link = ({ to, ...rest }: { readonly to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest} />
);

/** Page queries are extracted by the build; in unit tests they are nothing. */
export const graphql = () => null;
