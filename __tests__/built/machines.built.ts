import { expect, test } from '@playwright/test';
import pMap from 'p-map';
import { parse } from 'yaml';
import { parseMarkdown } from '../../src/content/text/markdown';
import { publicHosts } from '../../src/site/hosting/hosts';
import { localeOf, type PublicHost } from '../../src/site/languages/locales';
import { type FeedFormat, feedRoute, feedSections } from '../../src/site/pages/feeds';
import { markdownPagesOf, markdownRoute } from '../../src/site/pages/markdown-pages';
import type { Page } from '../../src/site/pages/page-table';
import { addressOf, ask, localOrigin } from '../e2e/support/hosts';
import { publicPages } from '../e2e/support/pages';

/** The pages of a host that are also served as Markdown, by the page table. */
async function pagesOf(host: PublicHost): Promise<readonly Page[]> {
  const { pages } = await publicPages();
  return markdownPagesOf(pages).filter(({ locale }) => localeOf(locale).host === host);
}

const markdownOf = ({ locale, path }: Page): string => addressOf(locale, markdownRoute(path));

/** The address in the head of a page under which it is served as Markdown. */
const alternateIn = (html: string): string | undefined =>
  /<link(?=[^>]*\srel="alternate")(?=[^>]*\stype="text\/markdown")[^>]*\shref="([^"]+)"/.exec(html)?.[1];

for (const host of publicHosts) {
  test(`${host}: every article, help page and release is served as Markdown, to which its head leads, and can be read`, async ({
    request,
  }) => {
    const pages = await pagesOf(host);
    expect(pages.length).toBeGreaterThan(10);
    const faults = await pMap(
      pages,
      async (page) => {
        const html = await (await ask(request, addressOf(page.locale, page.path))).text();
        const address = new URL(alternateIn(html) ?? '/names-none', addressOf(page.locale, page.path)).href;
        const answer = await ask(request, address);
        const { 'content-type': type, 'x-robots-tag': robots } = answer.headers();
        const wanted = [markdownOf(page), 200, 'text/markdown; charset=utf-8', 'noindex'];
        expect([address, answer.status(), type, robots]).toEqual(wanted);
        const markdown = parseMarkdown(await answer.text());
        const fields = parse(markdown.frontMatter?.text ?? '');
        expect(fields).toMatchObject({
          title: expect.stringMatching(/\S/),
          description: expect.stringMatching(/\S/),
          date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          language: localeOf(page.locale).tag,
          canonical: addressOf(page.locale, page.path),
        });
        expect(markdown.body.children.length).toBeGreaterThan(0);
        const relative = [...markdown.links, ...markdown.images].filter(
          ({ url }) => !/^(https?:\/\/|mailto:)/.test(url),
        );
        const read = async ({ url }: { readonly url: string }) => {
          const answer = await ask(request, url);
          return { url, isThere: answer.status() === 200 && /^image\//.test(answer.headers()['content-type'] ?? '') };
        };
        const pictures = await pMap(markdown.images, read, { concurrency: 32 });
        return [...relative, ...pictures.filter(({ isThere }) => !isThere)].map(({ url }) => [page.path, url]);
      },
      { concurrency: 32 },
    );
    expect(faults.flat()).toEqual([]);
  });

  test(`${host}: llms.txt lists exactly these, in the languages that exist`, async ({ request }) => {
    const answer = await ask(request, `${localOrigin(host)}/llms.txt`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const { body, headings, links } = parseMarkdown(await answer.text());
    expect(body.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
    expect(headings.map(({ depth }) => depth)).toEqual([1, ...headings.slice(1).map(() => 2)]);

    const pages = await pagesOf(host);
    expect(links.map(({ url }) => url).sort()).toEqual(pages.map(markdownOf).sort());
    const others = new Set(pages.map(({ locale }) => localeOf(locale).name));
    others.delete(localeOf(host === 'global' ? 'en' : host).name);
    const named = headings.map(({ text }) => text).filter((text) => others.has(text));
    expect(named.sort()).toEqual([...others].sort());
  });
}

test('pages that are not served as Markdown name none, and have none', async ({ request }) => {
  for (const path of ['/', '/pricing', '/faq', '/blog', '/synchronizer'] as const) {
    const address = addressOf('en', path);
    expect(alternateIn(await (await ask(request, address)).text())).toBeUndefined();
    if (path !== '/') expect((await ask(request, `${address}.md`)).status()).toBe(404);
  }
});

test('no page has an address that the host takes for Markdown: its rule for headers means any character by the point', async () => {
  const { pages } = await publicPages();
  expect(pages.filter(({ path }) => /.md$/.test(path)).map(({ locale, path }) => [locale, path])).toEqual([]);
});

test('the JSON feeds say the same as those in XML', async ({ request }) => {
  const { pages } = await publicPages();
  const read = async (locale: Page['locale'], section: (typeof feedSections)[number], format: FeedFormat) => {
    const answer = await ask(request, addressOf(locale, feedRoute(section, format)));
    expect([locale, section, format, answer.status()]).toEqual([locale, section, format, 200]);
    return answer;
  };
  for (const section of feedSections) {
    const lists = pages.filter(({ path }) => path === `/${section}`);
    expect(lists.length).toBeGreaterThan(5);
    await pMap(
      lists,
      async ({ locale }) => {
        const xml = await (await read(locale, section, 'xml')).text();
        const json = await read(locale, section, 'json');
        expect(json.headers()['content-type']).toBe('application/feed+json');
        const feed = await json.json();
        expect(feed).toMatchObject({
          version: 'https://jsonfeed.org/version/1.1',
          language: localeOf(locale).tag,
          home_page_url: addressOf(locale, `/${section}`),
          feed_url: addressOf(locale, feedRoute(section, 'json')),
        });
        const addresses = feed.items.map(({ url }: { readonly url: string }) => url);
        const inXml = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
        expect(addresses.length).toBeGreaterThan(0);
        expect(addresses).toEqual(inXml);
      },
      { concurrency: 32 },
    );
  }
});
