import type { HeadProps } from 'gatsby';
import type { ComponentProps } from 'react';
import type { PageContext } from '../../site/pages/page-context';
import type { Seo } from '../data/data';
import { PageHead } from './page-head';

interface Data {
  readonly entry: { readonly frontmatter: Seo };
}

type Props = Pick<HeadProps<Data, PageContext>, 'data' | 'pageContext'> &
  Pick<ComponentProps<typeof PageHead>, 'type' | 'structured' | 'children'>;

/** Title, description and keywords come from the entry's front matter. */
export const EntryHead = ({ data: { entry }, pageContext: page, type, structured, children }: Props) => (
  <PageHead
    page={page}
    title={entry.frontmatter.seo_title ?? entry.frontmatter.title}
    description={entry.frontmatter.seo_description ?? entry.frontmatter.description}
    keywords={entry.frontmatter.seo_keywords}
    {...(type && { type })}
    {...(structured && { structured })}
  >
    {children}
  </PageHead>
);
