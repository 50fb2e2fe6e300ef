/**
 * A small content tree in memory without a fault, and the edits that tests make in it.
 */
import { readFileSync } from 'node:fs';
import { taxonomyFile } from '../../src/content/model/taxonomy';
import type { ContentTree } from '../../src/content/tree/read-tree';
import { systems } from '../../src/site/product/installers';

/** A tree as text: paths relative to the project, and the content of each file. */
export type Files = Readonly<Record<string, string>>;

/** One change of a tree. */
export type Edit = (files: Files) => Files;

const set =
  (file: string, change: (text: string, files: Files) => string): Edit =>
  (files) => ({ ...files, [file]: change(files[file] ?? '', files) });

/** Replaces the first occurrence of a text in a file. */
export const edit = (file: string, from: string, to: string): Edit =>
  set(file, (text) => {
    if (!text.includes(from)) throw new Error(`${file} holds no "${from}"`);
    return text.replace(from, () => to);
  });

export const add = (file: string, text = ''): Edit => set(file, () => text);

export const append = (file: string, markdown: string): Edit => set(file, (text) => `${text}\n${markdown}\n`);

export const copy = (from: string, to: string): Edit => set(to, (_, files) => files[from] ?? '');

/** Adds a file with the front matter of another and a body of its own. */
export const withBody = (from: string, to: string, body: string): Edit =>
  set(to, (_, files) => (files[from] ?? '').replace(/\n---\n.*$/s, () => `\n---\n\n${body}\n`));

export const remove =
  (gone: string): Edit =>
  (files) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => file !== gone));

const description = 'What a visitor learns here, said in one plain sentence that is neither too short nor too long.';
const chineseDescription = '用一句话说明读者在这里能学到什么，长度既不太短也不太长，读完就知道要不要继续。';
export const words =
  'Every profile is a browser of its own, with a fingerprint, cookies and a proxy that no other profile sees. ';
const listed = (count: number, item: (number: number) => string): string =>
  Array.from({ length: count }, (_, place) => `  - ${item(place + 1)}`).join('\n');
const titled = (count: number, more = ''): string =>
  listed(count, (number) => `title: Title ${number}\n    text: Text ${number}${more}`);
const answered = (count: number): string => titled(count, '\n    answer: Answer');
const questions = listed(3, (number) => `question: Question ${number}\n    answer: Answer`);

let made = 0;
/** Each with a title of its own; the first is "A title". */
const page = (fields: string, body = words.repeat(3), start = 'A title'): string => {
  made += 1;
  return `---\ntitle: ${made === 1 ? start : `${start} ${made}`}\n${fields}\n---\n\n${body}\n`;
};

const russianDescription =
  'Что посетитель узнает здесь, сказано одним простым предложением, не слишком коротким и не длинным.';
const russianWords =
  'Каждый профиль — отдельный браузер со своим отпечатком, своими cookie и своим прокси, и другие его не видят. ';

const solved = (related: string, inRussian = false): string =>
  page(
    `description: ${inRussian ? russianDescription : description}
category: social
tagline: ${inRussian ? 'Одно предложение' : 'One sentence'}
challenges:
${answered(3)}
steps:
${titled(3)}
features: [rpa, antidetect-browser]
questions:
${questions}
scene: shop
profiles:
${'  - { name: Shop DE, group: Shops, country: DE }\n'.repeat(5)}related: [${related}]`,
    (inRussian ? russianWords : words).repeat(3),
    inRussian ? 'Заглавие' : 'A title',
  );

const feature = (related: string): string =>
  page(`description: ${description}
tagline: One sentence
points:
${titled(3)}
steps:
${titled(3)}
questions:
${questions}
related: [${related}]`);

/** The file that most cases change. */
export const article = 'content/blog/first/en.md';
export const second = 'content/blog/second/en.md';
export const help = 'content/helps/install/en.md';
export const solution = 'content/solutions/facebook/en.md';
export const release = 'content/release/3-6/en.md';
export const earlier = 'content/release/3-5/en.md';
export const partner = 'content/partner/flowyard/en.md';
export const comparison = 'content/alternatives/gologin-alternative/en.md';
export const answer = 'content/faq/what-is-facet/en.md';

const installers = `installers:${systems.map((system) => `\n  ${system}: { size: 1000, sha256: ${'ab'.repeat(32)} }`).join('')}`;

const released = (version: string, day: string, scene: string, more = ''): string =>
  page(`description: ${description}\ndate: ${day}\nversion: ${version}
highlights:
  - One thing
  - Another thing
scenes: [${scene}, trash]${more}`);

/** A tree without a fault, with a file of every section. */
export const valid: Files = {
  [taxonomyFile]: readFileSync(taxonomyFile, 'utf8'),
  [article]: page(
    `description: ${description}
date: 2026-10-01
updated: 2026-10-02
category: basics
tags: [rpa, proxy]
author: team
image: ./cover.png
image_alt: A list of profiles
aliases:
  - /old/first`,
    `${words.repeat(3)}

## How it begins

See the [prices](/pricing), [another article](/blog/second#in-short), [what Facet is](/faq#what-is-facet),
[all of this category](/blog-guides), [the documentation](doc:101), [the top](#how-it-begins) and
[a site](https://example.org). Ask <support@facet.example>, or try <http://127.0.0.1:35600/v1/profiles>.

![A window](window.png)

\`\`\`sh
curl "$URL"[0][1]
\`\`\``,
  ),
  'content/blog/first/cover.png': '',
  'content/blog/first/window.png': '',
  [second]: page(
    `description: ${description}\ndate: 2027-01-01\ncategory: guides\ntags: [rpa]\nauthor: support`,
    `${words.repeat(3)}\n\n## In short\n\nDone.\n\n## In short\n\n[Twice](#in-short-1).`,
  ),
  'content/blog/hidden/en.md': page(
    `description: ${description}\ndate: 2026-10-01\ncategory: guides\ntags: [rpa]\nauthor: support\ndraft: true`,
  ),
  'content/news/office-hours/en.md': page(
    `description: ${description}\ndate: 2026-10-01\ncategory: events\ntags: [team]\nauthor: team`,
  ),
  'content/guide/start/zh.md': page(
    `description: ${chineseDescription}\ndate: 2026-10-01\ncategory: start\norder: 1`,
    `${'每个环境都是一个独立的浏览器，有自己的指纹、缓存和代理，互相看不见。'.repeat(4)}[价格](/pricing)`,
  ),
  [help]: page(`description: ${description}\nupdated: 2026-10-01\ncategory: start\norder: 1`),
  'content/helps/profiles/en.md': page(`description: ${description}\nupdated: 2026-10-01\ncategory: start\norder: 2`),
  [answer]: page(`description: ${description}\ncategory: general\norder: 1`, 'A browser. More [here](#what-is-facet).'),
  [release]: released('3.6.0', '2026-11-17', 'transfer', `\n${installers}`),
  [earlier]: released('3.5.0', '2026-10-06', 'delay'),
  [partner]: page(`description: ${description}\ntags: [automation]\nwebsite: https://flowyard.example`),
  [solution]: solved('tiktok, amazon, ebay'),
  'content/solutions/tiktok/en.md': solved('facebook, amazon, ebay'),
  'content/solutions/amazon/en.md': solved('facebook, tiktok, ebay'),
  'content/solutions/ebay/en.md': solved('facebook, tiktok, amazon'),
  'content/solutions/tiktok/ru.md': solved('facebook, amazon, ebay', true),
  'content/solutions/facebook/ru.md': solved('tiktok, amazon, ebay', true),
  'content/solutions/amazon/ru.md': solved('tiktok, facebook, ebay', true),
  'content/solutions/ebay/ru.md': solved('tiktok, amazon, facebook', true),
  'content/features/rpa/en.md': feature('synchronizer, local-api'),
  'content/features/synchronizer/en.md': feature('rpa, local-api'),
  'content/features/local-api/en.md': feature('rpa, synchronizer'),
  [comparison]: page(`description: ${description}
competitor: GoLogin
tagline: One sentence
strengths:
${titled(4, '\n    proof: rpa')}
checks:
${answered(5)}
questions:
${questions}
claims:
  - text: A statement
    source: https://example.org/statement
    date: 2026-10-01`),
  'content/pages/privacy/en.md': page(`description: ${description}`),
};

/** The tree as the check is given it. */
export function treeOf(files: Files): ContentTree {
  const isText = (file: string): boolean => file.endsWith('.md') || file === taxonomyFile;
  const names = Object.keys(files).sort();
  return {
    texts: new Map(names.filter(isText).map((file) => [file, new TextEncoder().encode(files[file])])),
    others: names.filter((file) => !isText(file)),
    faults: [],
  };
}

/** The valid tree with some edits. */
export const edited = (edits: readonly Edit[]): Files => edits.reduce((files, change) => change(files), valid);
