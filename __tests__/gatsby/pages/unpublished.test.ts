import { unpublishedAmong } from '../../../src/gatsby/pages/unpublished';
import { siteFrom } from '../../../src/site/hosting/hosts';
import type { Entry } from '../../../src/site/pages/entry';
import { pageContext } from '../../../src/site/pages/page-context';
import { pageTable } from '../../../src/site/pages/page-table';

const now = new Date('2026-11-22T23:30:00Z');
const article = (id: string, date: string, draft = false): { readonly entry: Entry; readonly draft: boolean } => ({
  entry: { section: 'blog', id, locale: 'en', date },
  draft,
});
const documents = [
  article('yesterday', '2026-11-21'),
  article('today', '2026-11-22'),
  article('tomorrow', '2026-11-23'),
  article('draft', '2026-11-21', true),
  article('draft-of-tomorrow', '2026-11-23', true),
];

test('drafts, and texts of a day to come, are not for the public yet', () => {
  expect(Object.fromEntries(unpublishedAmong(documents, now))).toEqual({
    'blog/tomorrow/en': { state: 'future', date: '2026-11-23' },
    'blog/draft/en': { state: 'draft' },
    'blog/draft-of-tomorrow/en': { state: 'draft' },
  });
});

test('their pages are told so, and no other page', () => {
  const site = siteFrom({ SITE_HOST: 'preview', SITE_LOCALES: 'en' });
  const table = pageTable(
    documents.map(({ entry }) => entry),
    site.locales,
    'preview',
  );
  const shared = { shells: {}, releases: [], unpublished: unpublishedAmong(documents, now) };
  const marked = table.pages.filter((page) => 'unpublished' in pageContext(site, table, page, shared));
  expect(marked.map(({ path }) => path).sort()).toEqual(['/blog/draft', '/blog/draft-of-tomorrow', '/blog/tomorrow']);
});
