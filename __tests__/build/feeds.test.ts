/**
 * @jest-environment jsdom
 */
import { type FeedEntry, feedXml } from '../../src/build/feeds';
import { siteFrom } from '../../src/site/hosts';

const site = siteFrom({ SITE_HOST: 'global' });
const texts = { title: 'Tin tức', description: 'Có gì mới ở {{product}}.' };
const entry = (id: string, date: string, title = id): FeedEntry => ({
  title,
  description: `About ${id}`,
  date,
  address: `https://www.facet.example/vn/news/${id}`,
});
const parsed = (xml: string): Document => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

describe('feeds (design 12)', () => {
  test('RSS 2.0 in the language of the section, every address absolute', () => {
    expect(
      feedXml(site, 'vn', 'news', texts, [entry('linux', '2026-06-02', '{{product}} trên Linux')]),
    ).toMatchInlineSnapshot(`
"<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel>
        <title>Facet: Tin tức</title>
        <link>https://www.facet.example/vn/news</link>
        <description>Có gì mới ở Facet.</description>
        <lastBuildDate>Tue, 02 Jun 2026 00:00:00 GMT</lastBuildDate>
        <docs>https://validator.w3.org/feed/docs/rss2.html</docs>
        <generator>Facet</generator>
        <language>vi-VN</language>
        <atom:link href="https://www.facet.example/vn/news/feed.xml" rel="self" type="application/rss+xml"/>
        <item>
            <title><![CDATA[Facet trên Linux]]></title>
            <link>https://www.facet.example/vn/news/linux</link>
            <guid isPermaLink="false">https://www.facet.example/vn/news/linux</guid>
            <pubDate>Tue, 02 Jun 2026 00:00:00 GMT</pubDate>
            <description><![CDATA[About linux]]></description>
        </item>
    </channel>
</rss>"
`);
  });

  test('a feed of the Chinese host has its addresses there', () => {
    const document = parsed(feedXml(site, 'zh', 'blog', texts, []));
    expect(document.querySelector('channel > link')?.textContent).toBe('https://www.facet-zh.example/blog');
    expect(document.querySelector('language')?.textContent).toBe('zh-CN');
  });

  test('the newest comes first, and no more than thirty', () => {
    const entries = Array.from({ length: 40 }, (_, day) =>
      entry(`e${day}`, `2026-${day < 20 ? '01' : '02'}-${String((day % 20) + 1).padStart(2, '0')}`),
    );
    const document = parsed(feedXml(site, 'vn', 'news', texts, entries));
    const titles = [...document.querySelectorAll('item > title')].map((title) => title.textContent);
    expect(titles).toHaveLength(30);
    expect(titles.slice(0, 2)).toEqual(['e39', 'e38']);
  });

  test('no text can break the XML', () => {
    const title = 'a < b && c > d ]]> "e" \'f\'';
    const document = parsed(
      feedXml(site, 'vn', 'news', { title, description: title }, [entry('x', '2026-01-01', title)]),
    );
    expect(document.querySelector('item > title')?.textContent).toBe(title);
    expect(document.querySelector('channel > title')?.textContent).toBe(`Facet: ${title}`);
  });

  test('an unchanged section makes the same file', () => {
    const entries = [entry('a', '2026-01-01'), entry('b', '2026-02-01')];
    expect(feedXml(site, 'vn', 'news', texts, entries)).toBe(feedXml(site, 'vn', 'news', texts, entries));
  });
});
