import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent } from '../../src/content/checks/check';
import { parseMarkdown } from '../../src/content/text/markdown';
import { readText } from '../../src/content/text-checks/text-facts';
import { type EntryTexts, entryTextsOf } from '../../src/gatsby/pages/entry-texts';
import { llmsSections, llmsText } from '../../src/outputs/llms';
import { escapeMarkdown, markdownPage } from '../../src/outputs/markdown-pages';
import { addressOf, localesOf, type Site, siteFrom } from '../../src/site/hosting/hosts';
import { localeOf } from '../../src/site/languages/locales';
import type { EntryKey } from '../../src/site/pages/entry';
import { hasMarkdown, markdownPagesOf, markdownPath } from '../../src/site/pages/markdown-pages';
import { type Page, pageTable } from '../../src/site/pages/page-table';
import { add, append, article, edited, type Files, release, treeOf, withBody } from '../content/made-up-tree';

const site = siteFrom({ SITE_HOST: 'global' });
const germanDescription =
  'Was ein Leser hier lernt, in einem einfachen Satz gesagt, nicht zu kurz und auch nicht zu lang.';
const german = (fields: string, body: string): string =>
  `---\ntitle: "Profile: [erste] *Schritte*"\ndescription: >-\n  ${germanDescription}\n${fields}\n---\n\n${body}\n`;

/** The valid tree, with what a text may have besides. */
const files: Files = edited([
  append(
    article,
    'An own address with [escapes](/pricing?a=1&amp;b=2 "t"), [a mark][mark], [a path](</pricing>), a soft\u00adhyphen.\n\n[mark]: /blog/second#in-short "Title"\n\n![The same][pic]\n\n[pic]: <./window.png>',
  ),
  add(
    'content/helps/install/de.md',
    german(
      'updated: 2026-10-03\ncategory: start\norder: 1',
      'Die [Preise](/pricing), [unten](#so-geht-es) und die [Dokumentation](doc:101).\n\n## So geht es\n\nFertig.',
    ),
  ),
  add(
    'content/blog/first/de.md',
    german('date: 2026-10-01\ncategory: basics\ntags: [rpa]\nauthor: team', 'Ein [Link](/helps/install).'),
  ),
  withBody(release, release, 'The notes, with [a link](/download).'),
]);
const tree = treeOf(files);
const { documents } = checkContent(tree, site.config, (file, bytes) => readText(file, bytes, site));
const published = documents.filter(({ draft }) => !draft);
const texts = entryTextsOf(published, tree);
const table = pageTable(
  published.map(({ entry }) => entry),
  site.locales,
);
/** The build of a host, as far as the files for machines need it. */
const buildOf = (of: Site) => ({
  site: of,
  texts,
  pages: table.pages.filter(({ locale }) => localesOf(of).includes(locale)),
});
const { pages } = buildOf(site);

const pageOf = (entry: EntryKey): Page & { readonly texts: EntryTexts } => {
  const page = table.pages.find((each) => each.entry === entry);
  const found = texts.get(entry);
  if (!page || !found) throw new Error(`There is no ${entry}`);
  return { ...page, texts: found };
};
const pictures = ['/static/0a/9b/cover.webp', '/static/0a/9b/window.png'] as const;
const markdownOf = (entry: EntryKey): string => {
  const { texts: own, ...page } = pageOf(entry);
  return markdownPage(site, { page, texts: own, pictures, highlightsTitle: 'At a glance' });
};

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** The whole front matter: fields that are for the site alone, such as tags, are a mistake. */
const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  date: isoDate,
  updated: isoDate.optional(),
  language: z.string().refine((tag) => Intl.getCanonicalLocales(tag).length === 1),
  canonical: z.url({ protocol: /^https$/ }),
});

/** The addresses of links and pictures in a text as the project's parser reads it. */
const addressesIn = (text: string): string[] => {
  const { links, images } = parseMarkdown(text);
  return [...links, ...images].map(({ url }) => url);
};

describe('the Markdown version of a page (docs/pages.md)', () => {
  test('has what the reader sees and nothing of what the site needs', () => {
    expect(markdownOf('helps/install/de')).toMatchInlineSnapshot(`
"---
title: "Profile: [erste] *Schritte*"
description: Was ein Leser hier lernt, in einem einfachen Satz gesagt, nicht zu kurz und auch nicht zu lang.
date: 2026-10-03
updated: 2026-10-03
language: de-DE
canonical: https://www.facet.example/de/helps/install
---

Die [Preise](https://www.facet.example/de/pricing), [unten](https://www.facet.example/de/helps/install#so-geht-es) und die [Dokumentation](https://docs.facet.example/docs/en/start/install).

## So geht es

Fertig.
"
`);
  });

  test('of a release begins with its highlights', () => {
    const text = markdownOf('release/3-6/en');
    expect(text.slice(text.indexOf('\n---\n') + 5)).toMatchInlineSnapshot(`
"
**At a glance**

- One thing
- Another thing

The notes, with [a link](https://www.facet.example/download).
"
`);
  });

  test.each(markdownPagesOf(pages).map((page) => [page.entry ?? 'none', page] as const))(
    '%s: front matter and body can be read, its addresses are absolute, its text is that of its author',
    (key, page) => {
      const text = markdownOf(key as EntryKey);
      const read = parseMarkdown(text);
      const fields = frontMatter.parse(parse(read.frontMatter?.text ?? ''));
      const { title, description, source: written } = pageOf(key as EntryKey).texts;
      expect(fields).toMatchObject({
        title,
        description,
        language: localeOf(page.locale).tag,
        canonical: addressOf(site, page.locale, page.path),
      });
      for (const address of addressesIn(text)) expect(address).toMatch(/^(https?:\/\/|mailto:)/);

      const source = parseMarkdown(written);
      expect(read.headings.map(({ slug, depth }) => [slug, depth])).toEqual(
        source.headings.map(({ slug, depth }) => [slug, depth]),
      );
      expect(read.links.map((link) => link.text)).toEqual(source.links.map((link) => link.text));
      expect(read.images.map(({ alt }) => alt)).toEqual(source.images.map(({ alt }) => alt));
    },
  );

  test('links where the page links, and shows the pictures that it shows', () => {
    expect(addressesIn(markdownOf('blog/first/en'))).toEqual([
      'https://www.facet.example/pricing',
      'https://www.facet.example/blog/second#in-short',
      'https://www.facet.example/faq#what-is-facet',
      'https://www.facet.example/blog-guides',
      expect.stringMatching(/^https:\/\/docs\.facet\.example\/docs\/en\//),
      'https://www.facet.example/blog/first#how-it-begins',
      'https://example.org',
      'mailto:support@facet.example',
      'http://127.0.0.1:35600/v1/profiles',
      'https://www.facet.example/pricing?a=1&b=2',
      'https://www.facet.example/blog/second#in-short',
      'https://www.facet.example/pricing',
      'https://www.facet.example/static/0a/9b/window.png',
      'https://www.facet.example/static/0a/9b/window.png',
    ]);
    expect(markdownOf('blog/first/en')).not.toContain('\u00ad');
    expect(addressesIn(markdownOf('guide/start/zh'))).toEqual(['https://www.facet-zh.example/pricing']);
  });

  test.each([
    ['a comment', '[//]: # (INTERNAL: password hunter2)'],
    ['a comment with another sign', '[comment]: <> (INTERNAL)'],
    ['a definition that nothing refers to', '[INTERNAL]: https://intranet.example/INTERNAL "INTERNAL"'],
    ['a definition of several lines', '[unused]:\n  https://intranet.example/INTERNAL\n  "INTERNAL"'],
    ['a second definition of a name', '[a]: /pricing\n[a]: https://intranet.example/INTERNAL'],
    ['a definition in a quotation', '> Text\n>\n> [unused]: https://intranet.example/INTERNAL'],
    ['HTML', 'Text\n\n<!-- INTERNAL -->\n\n<div data-note="INTERNAL"></div>'],
    ['HTML within a line', 'Text <!-- INTERNAL --> and <b title="INTERNAL">more</b>'],
    ['a footnote', 'Text[^1]\n\n[^1]: INTERNAL'],
  ])('does not tell what the page does not show: %s', (_what, written) => {
    const { texts: own, ...page } = pageOf('helps/install/de');
    const source = `${own.source}\n${written}\n\nAt the [end][a].\n\n[a]: /download\n`;
    const { facts } = readText('content/helps/install/de.md', new TextEncoder().encode(source), site);
    const { addresses = [], unshown = [] } = facts ?? {};
    const changed = { ...own, source, addresses, unshown };
    const text = markdownPage(site, { page, texts: changed, pictures, highlightsTitle: '' });
    expect(text).not.toContain('INTERNAL');
    expect(text).toContain('At the [end][a].');
    expect(addressesIn(text).at(-1)).toMatch(/^https:\/\/www\.facet\.example\/de\/(download|pricing)$/);
  });

  test('is the same on every host that builds it', () => {
    const { texts: own, ...page } = pageOf('helps/install/de');
    const input = { page, texts: own, pictures, highlightsTitle: '' };
    expect(markdownPage(siteFrom({ SITE_HOST: 'preview' }), input)).toBe(markdownPage(site, input));
  });

  test('cannot have a picture that its page does not show', () => {
    const { texts: own, ...page } = pageOf('blog/first/en');
    const input = { page, texts: own, pictures: [], highlightsTitle: '' };
    expect(() => markdownPage(site, input)).toThrow('does not show the picture window.png');
  });

  test('exists for articles, help and releases that may be listed, at their address with .md', () => {
    const sections = new Set(markdownPagesOf(table.pages).map(({ entry }) => entry?.split('/')[0]));
    expect([...sections].sort()).toEqual(['blog', 'guide', 'helps', 'news', 'release']);
    expect(hasMarkdown({ entry: 'helps/install/de', indexed: false })).toBe(false);
    expect(hasMarkdown({ entry: 'pages/privacy/en', indexed: true })).toBe(false);
    expect(hasMarkdown({ entry: null, indexed: true })).toBe(false);
    expect(markdownPath(site, 'de', '/helps/install')).toBe('/de/helps/install.md');
    expect(markdownPath(siteFrom({ SITE_HOST: 'zh' }), 'zh', '/guide/start')).toBe('/guide/start.md');
  });
});

/** A file as llmstxt.org describes it: a title, a summary, and under each further heading a list of links with notes. */
function readLlms(text: string) {
  const [title, summary, ...rest] = parseMarkdown(text).body.children;
  expect([title?.type, summary?.type]).toEqual(['heading', 'blockquote']);
  expect(rest.map(({ type }) => type)).toEqual(rest.map((_, place) => (place % 2 === 0 ? 'heading' : 'list')));
  const { headings, links } = parseMarkdown(text);
  expect(headings.map(({ depth }) => depth)).toEqual([1, ...headings.slice(1).map(() => 2)]);
  return { names: headings.map((heading) => heading.text), links };
}

const lists = {
  blog: { title: 'Blog', description: '', lead: '' },
  news: { title: 'News from {{product}}', description: '', lead: '' },
  guide: { title: 'Guides', description: '', lead: '' },
  helps: { title: 'Help', description: '', lead: '' },
  release: { title: 'Releases', description: '', lead: '' },
};

describe('llms.txt (docs/pages.md)', () => {
  test('lists what a host has: its own language by section, then one section for each other language', () => {
    expect(
      llmsText('Facet', 'A browser for *many* accounts.', llmsSections(buildOf(site), lists)),
    ).toMatchInlineSnapshot(`
"# Facet

> A browser for \\*many\\* accounts.

## Blog

- [A title](https://www.facet.example/blog/second.md): What a visitor learns here, said in one plain sentence that is neither too short nor too long.
- [A title](https://www.facet.example/blog/first.md): What a visitor learns here, said in one plain sentence that is neither too short nor too long.

## News from Facet

- [A title](https://www.facet.example/news/office-hours.md): What a visitor learns here, said in one plain sentence that is neither too short nor too long.

## Help

- [A title](https://www.facet.example/helps/install.md): What a visitor learns here, said in one plain sentence that is neither too short nor too long.
- [A title](https://www.facet.example/helps/profiles.md): What a visitor learns here, said in one plain sentence that is neither too short nor too long.

## Releases

- [A title](https://www.facet.example/release/3-6.md): What a visitor learns here, said in one plain sentence that is neither too short nor too long.
- [A title](https://www.facet.example/release/3-5.md): What a visitor learns here, said in one plain sentence that is neither too short nor too long.

## Deutsch

- [Profile: \\[erste\\] \\*Schritte\\*](https://www.facet.example/de/blog/first.md): Was ein Leser hier lernt, in einem einfachen Satz gesagt, nicht zu kurz und auch nicht zu lang.
- [Profile: \\[erste\\] \\*Schritte\\*](https://www.facet.example/de/helps/install.md): Was ein Leser hier lernt, in einem einfachen Satz gesagt, nicht zu kurz und auch nicht zu lang.
"
`);
  });

  test.each(['global', 'zh', 'ru', 'preview'] as const)(
    '%s: can be read, and lists each Markdown version once',
    (host) => {
      const build = buildOf(siteFrom({ SITE_HOST: host }));
      const { names, links } = readLlms(llmsText('Facet', 'A browser.', llmsSections(build, lists)));
      expect(names[0]).toBe('Facet');
      expect(new Set(names).size).toBe(names.length);
      const expected = markdownPagesOf(build.pages).map(({ locale, path }) => `${addressOf(site, locale, path)}.md`);
      expect(links.map(({ url }) => url).sort()).toEqual(expected.sort());
    },
  );

  test('a host without such pages has a title and a summary', () => {
    expect(llmsText('Facet', 'A browser.', llmsSections({ ...buildOf(site), pages: [] }, lists))).toBe(
      '# Facet\n\n> A browser.\n',
    );
  });
});

test.each(['a [b](c) `d` *e* _f_ <g> ~~h~~ &amp; \\', '![x](y)', 'plain, with (brackets) and 1 + 2'])(
  'escaped, %s is read as it is written',
  (text) => {
    const [paragraph] = parseMarkdown(escapeMarkdown(text)).body.children;
    expect(paragraph).toMatchObject({ type: 'paragraph', children: [{ type: 'text', value: text }] });
  },
);
