import type { PageContext } from '../../site/page-context';

/** A blog of 18 articles on three pages, as a page's context tells of it. */
const list: NonNullable<PageContext['list']> = {
  page: 1,
  pages: 3,
  category: null,
  tag: null,
  counts: { basics: 6, guides: 7, automation: 3, security: 2 },
  categories: ['basics', 'guides', 'automation', 'security'],
  tags: ['fingerprint', 'proxy', 'profiles', 'rpa'],
};

/** The context of a page with a list, in place of that of the page around. */
export const withList = (page: PageContext, change: Partial<NonNullable<PageContext['list']>>): PageContext => ({
  ...page,
  route: '/blog',
  pattern: '/blog',
  list: { ...list, ...change },
});
