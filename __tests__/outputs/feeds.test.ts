/**
 * @jest-environment jsdom
 */

import { type FeedEntry, feedContent, jsonFeed, rssFeed } from '../../src/outputs/feeds';
import { siteFrom } from '../../src/site/hosting/hosts';
import { fc } from '../support/fuzz';

const site = siteFrom({ SITE_HOST: 'global' });
const texts = { title: 'Tin tức', description: 'Có gì mới ở {{product}}.' };
const entry = (id: string, date: string, title = id): FeedEntry => ({
  title,
  description: `About ${id}`,
  date,
  address: `https://www.facet.example/vn/news/${id}`,
  id: `https://www.facet.example/vn/news/${id}`,
});
const feedXml = (...content: Parameters<typeof feedContent>): string => rssFeed(site, feedContent(...content));
const parsed = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

test('feeds: RSS 2.0 is in the language of the section, has absolute addresses, and names an entry by its first one', () => {
  const moved = { ...entry('linux', '2026-06-02', '{{product}} trên Linux'), id: entry('old', '').address };
  const xml = feedXml(site, 'vn', 'news', texts, [moved]);
  const tags = (name: string) => [...parsed(xml).querySelectorAll(name)].map((tag) => tag.textContent);
  expect(tags('channel > :not(item)')).toEqual([
    ...['Facet: Tin tức', 'https://www.facet.example/vn/news', 'Có gì mới ở Facet.', 'Tue, 02 Jun 2026 00:00:00 GMT'],
    ...['https://validator.w3.org/feed/docs/rss2.html', 'Facet', 'vi-VN', ''],
  ]);
  expect(tags('item > *')).toEqual([
    ...['Facet trên Linux', 'https://www.facet.example/vn/news/linux', 'https://www.facet.example/vn/news/old'],
    ...['Tue, 02 Jun 2026 00:00:00 GMT', 'About linux'],
  ]);
  for (const part of [
    '<rss version="2.0"',
    '<guid isPermaLink="false">',
    'href="https://www.facet.example/vn/news/feed.xml" rel="self"',
  ])
    expect(xml).toContain(part);
});

test('feeds: the newest comes first, and no more than thirty', () => {
  const entries = Array.from({ length: 40 }, (_, day) =>
    entry(`e${day}`, `2026-${day < 20 ? '01' : '02'}-${String((day % 20) + 1).padStart(2, '0')}`),
  );
  const document = parsed(feedXml(site, 'vn', 'news', texts, entries));
  const titles = [...document.querySelectorAll('item > title')].map((title) => title.textContent);
  expect(titles).toHaveLength(30);
  expect(titles.slice(0, 2)).toEqual(['e39', 'e38']);
});

test('feeds: no text can break the XML', () => {
  const title = 'a < b && c > d ]]> "e" \'f\'';
  const document = parsed(
    feedXml(site, 'vn', 'news', { title, description: title }, [entry('x', '2026-01-01', title)]),
  );
  expect(document.querySelector('item > title')?.textContent).toBe(title);
  expect(document.querySelector('channel > title')?.textContent).toBe(`Facet: ${title}`);
});

test.each([
  'Write `a]]>b` and then `c]]>d`, or `]]>]]>`, or ]]]]>',
  '<img src=x onerror=alert(1)> & <script>alert(2)</script>',
  '&lt;b&gt; stays as it is written, and so does &amp;amp; &#60;',
  '<![CDATA[ x ]]> <!-- y --> <?z ?>',
  'tabs\tand \u{1f469}\u200d\u{1f4bb}, ภาษาไทย, \u05d0',
])('feeds: a title and a description are read as they are written, and as no HTML: %s', (text) => {
  const content = feedContent(site, 'vn', 'news', texts, [{ ...entry('x', '2026-01-01', text), description: text }]);
  const document = parsed(rssFeed(site, content));
  expect(document.querySelector('item > title')?.textContent).toBe(text);
  const description = document.querySelector('item > description')?.textContent ?? '';
  const asHtml = new DOMParser().parseFromString(description, 'text/html');
  expect(asHtml.body.children).toHaveLength(0);
  expect(asHtml.body.textContent).toBe(text);
  const [item] = (JSON.parse(jsonFeed(content)) as { items: { title: string; content_text: string }[] }).items;
  expect(item).toMatchObject({ title: text, content_text: text });
});

test('feeds: whatever is written, the feed is well-formed', () => {
  const piece = fc.constantFrom(...']]> ]] > <![CDATA[ & &amp; < " a'.split(' '), '\0', '\b', '\ufffe', '\ud800');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      parsed(feedXml(site, 'vn', 'news', texts, [{ ...entry('x', '2026-01-01', text), description: text }]));
    }),
  );
});

test('feeds as JSON say the same as those in XML', () => {
  const entries = [
    { ...entry('linux', '2026-06-02', '{{product}} trên\u00ad Linux'), updated: '2026-06-03' },
    entry('older', '2026-06-01'),
  ];
  expect(JSON.parse(jsonFeed(feedContent(site, 'vn', 'news', texts, entries)))).toMatchObject({
    ...{ version: 'https://jsonfeed.org/version/1.1', title: 'Facet: Tin tức', language: 'vi-VN' },
    home_page_url: 'https://www.facet.example/vn/news',
    feed_url: 'https://www.facet.example/vn/news/feed.json',
    items: [
      {
        ...{ title: 'Facet trên Linux', content_text: 'About linux', url: 'https://www.facet.example/vn/news/linux' },
        ...{ date_published: '2026-06-02T00:00:00.000Z', date_modified: '2026-06-03T00:00:00.000Z' },
      },
      { title: 'older', date_published: '2026-06-01T00:00:00.000Z' },
    ],
  });
});
