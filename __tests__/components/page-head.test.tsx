/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { FeedAlternate } from '../../src/components/page-head/feed-alternate';
import { PageHead } from '../../src/components/page-head/page-head';
import type { Entry } from '../../src/site/pages/entry';
import { contextOf } from '../support/render';

const entries: readonly Entry[] = [
  { section: 'blog', id: 'first', locale: 'de', date: '2026-10-01', category: 'basics', tags: ['rpa'] },
  { section: 'news', id: 'linux', locale: 'de', date: '2026-10-01', category: 'product', tags: ['team'] },
  { section: 'helps', id: 'install', locale: 'en', category: 'start', order: 1 },
  { section: 'release', id: '3-6', locale: 'en', date: '2026-11-17' },
  { section: 'features', id: 'rpa', locale: 'en' },
  { section: 'faq', id: 'free-plan', locale: 'en', category: 'billing', order: 1 },
];

/** Of another media type. */
function alternatesIn(head: React.ReactNode): readonly string[] {
  document.head.innerHTML = renderToStaticMarkup(head);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][type]')].map(
    (link) => `${link.type} ${link.getAttribute('href')}`,
  );
}

test.each([
  ['de', '/blog/first', ['text/markdown /de/blog/first.md']],
  ['de', '/news/linux', ['text/markdown /de/news/linux.md']],
  ['en', '/helps/install', ['text/markdown /helps/install.md']],
  ['en', '/release/3-6', ['text/markdown /release/3-6.md']],
  ['en', '/', []],
  ['en', '/rpa', []],
  ['en', '/faq', []],
  ['de', '/blog-basics', []],
  ['en', '/pricing/september', []],
  ['en', '/404', []],
] as const)('the head in %s of %s names %j', (locale, path, alternates) => {
  const page = contextOf({ locale, path, entries });
  expect(alternatesIn(<PageHead page={page} title="A" description="B" />)).toEqual(alternates);
});

test('the head of a list names the feed of its section in both formats', () => {
  const page = contextOf({ locale: 'de', path: '/blog', entries });
  expect(alternatesIn(<FeedAlternate page={page} section="blog" />)).toEqual([
    'application/rss+xml /de/blog/feed.xml',
    'application/feed+json /de/blog/feed.json',
  ]);
});
