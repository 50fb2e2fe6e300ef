import { checkContent } from '../../src/content/checks/check';
import { parseMarkdown } from '../../src/content/text/markdown';
import { readText } from '../../src/content/text-checks/text-facts';
import { entryTextsOf } from '../../src/gatsby/pages/this-build';
import { llmsSections, llmsText } from '../../src/outputs/llms';
import { escapeMarkdown, markdownPage } from '../../src/outputs/markdown-pages';
import { localesOf, siteFrom } from '../../src/site/hosting/hosts';
import type { EntryKey } from '../../src/site/pages/entry';
import { hasMarkdown } from '../../src/site/pages/markdown-pages';
import { pageTable } from '../../src/site/pages/page-table';
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
const { documents } = checkContent(tree, site.config, (file, bytes) => readText(file, bytes));
const published = documents.filter(({ draft }) => !draft);
const texts = entryTextsOf(published, tree);
const table = pageTable(
  published.map(({ entry }) => entry),
  site.locales,
);
/** The build of the host, as far as the files for machines need it. */
const build = { site, texts, pages: table.pages.filter(({ locale }) => localesOf(site).includes(locale)) };

const pageOf = (entry: EntryKey) => {
  const page = table.pages.find((each) => each.entry === entry);
  const own = texts.get(entry);
  if (!page || !own) throw new Error(`There is no ${entry}`);
  return { page, texts: own };
};
const pictures = ['/static/0a/9b/cover.webp', '/static/0a/9b/window.png'] as const;
const markdownOf = (entry: EntryKey): string =>
  markdownPage(site, { ...pageOf(entry), pictures, highlightsTitle: 'At a glance' });

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
    const [, , text] = markdownOf('release/3-6/en').split(/^---\n/m);
    const notes = 'The notes, with [a link](https://www.facet.example/download).';
    expect(text).toBe(`\n**At a glance**\n\n- One thing\n- Another thing\n\n${notes}\n`);
  });

  test('links where the page links, and shows the pictures that it shows', () => {
    expect(addressesIn(markdownOf('blog/first/en'))).toEqual([
      ...['https://www.facet.example/pricing', 'https://www.facet.example/blog/second#in-short'],
      ...['https://www.facet.example/faq#what-is-facet', 'https://www.facet.example/blog-guides'],
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
    const { page, texts: own } = pageOf('helps/install/de');
    const source = `${own.source}\n${written}\n\nAt the [end][a].\n\n[a]: /download\n`;
    const { facts } = readText('content/helps/install/de.md', new TextEncoder().encode(source));
    const { addresses = [], unshown = [] } = facts ?? {};
    const changed = { ...own, source, addresses, unshown };
    const text = markdownPage(site, { page, texts: changed, pictures, highlightsTitle: '' });
    expect(text).not.toContain('INTERNAL');
    expect(text).toContain('At the [end][a].');
    expect(addressesIn(text).at(-1)).toMatch(/^https:\/\/www\.facet\.example\/de\/(download|pricing)$/);
  });

  test('cannot have a picture that its page does not show', () => {
    const input = { ...pageOf('blog/first/en'), pictures: [], highlightsTitle: '' };
    expect(() => markdownPage(site, input)).toThrow('does not show the picture window.png');
  });

  test.each([
    [{ entry: 'helps/install/de', indexed: true }, true],
    [{ entry: 'helps/install/de', indexed: false }, false],
    [{ entry: 'pages/privacy/en', indexed: true }, false],
    [{ entry: null, indexed: true }, false],
  ] as const)('exists for articles that may be listed: of %j %s', (page, expected) => {
    expect(hasMarkdown(page)).toBe(expected);
  });
});

const list = (title: string) => ({ title, description: '', lead: '' });
const lists = {
  ...{ blog: list('Blog'), news: list('News from {{product}}'), guide: list('Guides') },
  ...{ helps: list('Help'), release: list('Releases') },
};

test('llms.txt lists what a host has: its own language by section, then one section for each other language', () => {
  const text = llmsText('Facet', 'A browser for *many* accounts.', llmsSections(build, lists));
  const { headings, links } = parseMarkdown(text);
  expect(text.split('\n', 3)).toEqual(['# Facet', '', '> A browser for \\*many\\* accounts.']);
  expect(headings.slice(1).map((heading) => heading.text)).toEqual([
    ...['Blog', 'News from Facet', 'Help', 'Releases', 'Deutsch'],
  ]);
  expect(links.map(({ url }) => new URL(url).pathname).join(' ')).toBe(
    '/blog/second.md /blog/first.md /news/office-hours.md /helps/install.md /helps/profiles.md /release/3-6.md /release/3-5.md /de/blog/first.md /de/helps/install.md',
  );
  const german = 'https://www.facet.example/de/helps/install.md';
  expect(text).toMatch(new RegExp(`^- \\[Profile: .*\\]\\(${german}\\): ${germanDescription}$`, 'm'));
});

test('llms.txt: a host without such pages has a title and a summary', () => {
  expect(llmsText('Facet', 'A browser.', llmsSections({ ...build, pages: [] }, lists))).toBe(
    '# Facet\n\n> A browser.\n',
  );
});

test.each(['a [b](c) `d` *e* _f_ <g> ~~h~~ &amp; \\', '![x](y)', 'plain, with (brackets) and 1 + 2'])(
  'escaped, %s is read as it is written',
  (text) => {
    const [paragraph] = parseMarkdown(escapeMarkdown(text)).body.children;
    expect(paragraph).toMatchObject({ type: 'paragraph', children: [{ type: 'text', value: text }] });
  },
);
