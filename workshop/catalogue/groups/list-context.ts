import type { PageContext } from '../../../src/site/pages/page-context';

/** 18 articles on three pages. */
const list: NonNullable<PageContext['list']> = {
  page: 1,
  pages: 3,
  category: null,
  tag: null,
  counts: { basics: 6, guides: 7, automation: 3, security: 2 },
  categories: ['basics', 'guides', 'automation', 'security'],
  tags: ['fingerprint', 'proxy', 'profiles', 'rpa'],
};

/** Replaces the context of the surrounding page. */
export const withList = (page: PageContext, change: Partial<NonNullable<PageContext['list']>>): PageContext => ({
  ...page,
  route: '/blog',
  pattern: '/blog',
  list: { ...list, ...change },
});
