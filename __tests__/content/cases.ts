/**
 * What the content check finds: for each of its rules, trees with one mistake and what is said of it.
 */
import type { Rule } from '../../src/content/faults';
import { taxonomyFile } from '../../src/content/model/taxonomy';
import {
  add,
  answer,
  append,
  article,
  comparison,
  copy,
  type Edit,
  earlier,
  edit,
  help,
  partner,
  release,
  remove,
  second,
  solution,
  valid,
  withBody,
  words,
} from './made-up-tree';

/** A tree with one mistake. */
export interface Case {
  /** The file that is at fault. */
  readonly file: string;
  readonly edits: readonly Edit[];
  /** A part of what is said of it, after the name of the field if the fault has one: `tags[2]: there is no …`. */
  readonly said: string;
  /** The line: that of the first occurrence of a text, or so many below the first line that differs from the valid tree. */
  readonly at: string | number;
}

const made = (file: string, edits: readonly Edit[], said: string, at: Case['at'] = 0): Case => ({
  file,
  edits,
  said,
  at,
});

const change = (file: string, from: string, to: string, said: string, at?: Case['at']): Case =>
  made(file, [edit(file, from, to)], said, at);

/** A field in the place of the one of its name, or above the others. */
const field = (yaml: string, said: string, file = article, at?: Case['at']): Case => {
  const name = yaml.slice(0, yaml.indexOf(':') + 1);
  const line = valid[file]?.split('\n').find((one) => one.startsWith(name));
  return line ? change(file, line, yaml, said, at) : change(file, '---\n', `---\n${yaml}\n`, said, at);
};

/** Markdown at the end of a file. */
const body = (markdown: string, said: string, at = 0, file = second): Case =>
  made(file, [append(file, markdown)], said, at);
const link = (url: string, said: string): Case => body(`Here is [the link](${url}).`, said);

const alias = (path: string, said: string): Case =>
  change(article, '/old/first', `/older\n  - ${path}`, `aliases[2]: ${said}`, 1);

/** A file that is another one elsewhere. */
const copied = (file: string, said: string, from = second): Case => made(file, [copy(from, file)], said);
const added = (file: string, said: string): Case => made(file, [add(file)], said);

const after = (edits: readonly Edit[], one: Case): Case => ({ ...one, edits: [...edits, ...one.edits] });

/** Another title than that of the file it was copied from. */
const retitled =
  (file: string): Edit =>
  (files) => ({ ...files, [file]: files[file]?.replace(/^title: .*/m, 'title: Another one') ?? '' });

const more = '\n  - { title: More, text: More, answer: More }';
const said = 'What a visitor learns here, said in one plain sentence';
const privacy = 'content/pages/privacy/en.md';
const terms = 'content/pages/terms/en.md';
const guide = 'content/guide/start/zh.md';
const profiles = 'content/helps/profiles/en.md';
const localApi = 'content/features/local-api/en.md';
const inRussian = (id: string): string => `content/solutions/${id}/ru.md`;

/** Rules that other tests ask for: of files on disk, of time, of words and numbers, of merges. */
export const elsewhere = [
  ...(['not-a-file', 'too-large', 'too-slow', 'too-deep', 'wrong-image-bytes'] as const),
  ...(['broken-image', 'image-too-large', 'not-utf8', 'conflict-marker', 'unsafe-html'] as const),
  ...(['wrong-language', 'left-in-english', 'section-missing', 'forbidden-wording', 'unknown-number'] as const),
];

export const cases: Readonly<Record<Exclude<Rule, (typeof elsewhere)[number]>, readonly Case[]>> = {
  'unknown-section': [
    after(
      [copy(article, 'content/blogs/first/en.md')],
      change('content/blogs/first/en.md', '/old/first', '/old/moved', 'did you mean "blog"? (solutions, alternatives,'),
    ),
  ],
  'wrong-depth': [
    copied('content/blog/en.md', 'expected content/<section>/<id>/<language>.md'),
    copied('content/blog/second/more/en.md', 'expected content/<section>/<id>/<language>.md'),
    added('content/cover.png', 'wrong depth'),
  ],
  'wrong-extension': [
    added('content/blog/first/ru.mdx', '.md, .png, .jpg, .jpeg, .webp, .avif'),
    added('content/blog/first/a.JPG', 'rename it to "a.jpg"'),
    added('content/blog/first/a.heic', 'as PNG or JPEG'),
    added('content/blog/first/a.svg', 'as PNG or JPEG'),
    added('content/blog/first/en.MD', '"en.md"'),
    after([append(second, '![A photo](./a.JPG)')], added('content/blog/second/a.JPG', 'rename it to "a.jpg"')),
  ],
  'invalid-id': [copied('content/blog/Second_One/en.md', '"Second_One" is not a page id; use lowercase letters,')],
  'unknown-id': [
    copied('content/solutions/google-services/en.md', '; did you mean "google-servies"?', solution),
    copied('content/features/robot/en.md', 'id of features (multi-account-management', 'content/features/rpa/en.md'),
    copied('content/alternatives/gologin/en.md', '"gologin" is not an id of alternatives', comparison),
    field('features: [robots, antidetect-browser]', 'features[1]: there is no solutions feature "robots"', solution),
  ],
  'reserved-id': [
    copied('content/pages/teamwork/en.md', '/teamwork is the feature of content/features/teamwork', privacy),
    copied('content/pages/vn/en.md', '/vn is the home page of a language', privacy),
    copied('content/pages/api/en.md', '/api is served by the host', privacy),
    ...['notes-md', 'notesmd', 'md'].map((id) =>
      copied(`content/blog/${id}/en.md`, 'ends in "md", so the host would send the page as Markdown'),
    ),
    ...['aux', 'con', 'nul', 'prn', 'com1', 'lpt9'].map((id) =>
      copied(`content/blog/${id}/en.md`, 'is a device on Windows'),
    ),
  ],
  'unknown-language': [
    copied('content/blog/second/vi.md', '"vi" is not a language code; did you mean "vn"? (en, zh, ru, vn'),
    ...'eng en, cn zh, pt-br pt, zh-tw tc, zh_Hant tc, ja jp, kr ko, ua uk, br pt, tl fil'
      .split(', ')
      .map((pair) => pair.split(' '))
      .map(([code, meant]) => copied(`content/blog/second/${code}.md`, `did you mean "${meant}"?`)),
  ],
  'language-forbidden': [
    copied('content/guide/start/en.md', 'guide/start is not allowed in en (only in zh)', guide),
    copied('content/solutions/betting/vn.md', 'is not allowed in vn (only in en, ru, pt)', article),
  ],
  'path-taken': [
    copied('content/pages/pricing/en.md', 'its path /pricing belongs to the route /pricing', privacy),
    copied('content/pages/blog-basics/en.md', '/blog-basics belongs to the route /blog-{category}', privacy),
  ],
  'byte-order-mark': [change(second, '---\n', '\ufeff---\n', 'save the file without it')],
  'control-character': [
    field('title: "A title \\u202e"', 'U+202E'),
    ...['0000', '202E', '2066', '2028', 'FEFF', 'E0041', '3164', '200D', 'FFFD', 'E000'].map((code) =>
      body(`Nothing ${String.fromCodePoint(Number.parseInt(code, 16))}here`, `U+${code}`),
    ),
    ...['Nothing &#x202e;here', '[Nothing&#8203;](/pricing)', 'Nothing &ZeroWidthSpace;here'].map((markdown) =>
      body(markdown, 'which nobody sees; remove it'),
    ),
  ],
  'missing-front-matter': [
    change(privacy, '---\n', '', 'there is no front matter'),
    change(article, '---\n\n', '\n', 'the front matter has no end', '---'),
  ],
  'invalid-yaml': [
    field('author: @team', '"@" at the beginning of a value means something in YAML'),
    field('author: @team', 'put the value in quotes: author: "@team"'),
    field('image_alt: A: list', 'has a colon in its text; put the value in quotes: image_alt: "A: list'),
    made(terms, [add(terms, `---\n- title\n---\n\n${words.repeat(3)}`)], 'begin the first line with `title: …`', 1),
    change(article, 'title: A title', 'title：A title', '"title：" has a full-width colon; write "title: A title"'),
    field('title:A title', '"title:" has no space after the colon; write "title: A title"'),
    field('title:\u00a0A title', 'has a wide or no-break space after the colon'),
    field('title: “A: title”', '"“" is a letter to YAML, and quotes nothing; write straight quotes, such as title: "A'),
    field("title: 'It's a title'", 'ends before the end of the value'),
    field('title: "A title', 'the quote at the beginning of the value has no end'),
    field('title: [A title', '"[" opens a list that does not end in this line'),
    change(article, 'author: team', '\tauthor: team', 'begins with a tab; indent with spaces'),
    change(article, 'author: team', '  author: team', '"author" begins further right than the field above'),
    change(article, 'author: team', 'author: team\nand more', '"and more" is no field'),
  ],
  'duplicate-key': [field('tags: [rpa]\ntags: [team]', 'a second time', article, 1)],
  'yaml-comment': [
    field('title: C# and profile #1', '"#1" is a comment to YAML'),
    field('title: &Profiles for all', '"&Profiles" is a name to YAML'),
    field('title: *Profiles* for all', '"*Profiles*" is a name to YAML'),
    field('title: !important to all', '"!important" is a name to YAML'),
    field('tags: [rpa, proxy] # two', '"# two" is a comment to YAML'),
  ],
  'missing-taxonomy': [made(taxonomyFile, [remove(taxonomyFile)], 'does not exist')],
  'missing-field': [
    change(article, 'category: basics\n', '', 'category: is missing; blog requires it (basics, guides,', '---'),
    change(solution, '    text: Text 2\n', '', 'challenges[2].text: is missing', 'title: Title 2'),
    change(solution, 'Text 3\n    answer: Answer', 'Text 3', 'challenges[3].answer: is missing;', -2),
    change(comparison, '    date: 2026-10-01', '', 'claims[1].date: is missing; alternatives requires it', -2),
    change(comparison, '    source: https://example.org/statement\n', '', 'claims[1].source: is missing;', -1),
  ],
  'wrong-type': [
    field('tags: rpa, proxy', 'tags: found "rpa, proxy"; expected a list: write [rpa, proxy]'),
    field('version: 3.6', 'version: found 3.6; expected text, so put it in quotes', release),
    field('order: 1.5', 'order: found 1.5; expected a whole number', help),
    field('title:', 'title: found nothing; expected text'),
  ],
  'unknown-field': [
    field('seo_titel: Other', 'seo_titel: "seo_titel" is not a field of blog; did you mean "seo_title"?'),
    change(solution, 'Text 3', 'Text 3\n    link: /x', 'challenges[3].link: "link" is not a field of challenges[3]'),
    change(solution, 'Text 3', 'Text 3\n    link: /x', 'challenges[3].link: (title, text, answer)'),
  ],
  'empty-field': [field('seo_keywords: " "', 'seo_keywords: is empty')],
  'line-break': [
    `>\n  ${said}\n  that is not short.`,
    `|\n  ${said}\n  that is not short.`,
    `"${said}\\nthat is not short."`,
  ].map((value) => field(`description: ${value}`, 'description: has a line break; write it in one line')),
  'too-short': [
    field('description: Short.', 'description: 6 characters; at least 60 are needed'),
    field('description: 太短。', 'description: 3 characters; at least 25 are needed', guide),
  ],
  'too-long': [
    field(`description: ${'word '.repeat(40)}`, 'description: 199 characters; at most 180 are allowed'),
    field(`title: ${'t'.repeat(71)}`, 'title: 71 characters; at most 70 are allowed'),
  ],
  'list-length': [
    field('tags: []', 'tags: write 1 to 4 items'),
    change(solution, 'challenges:', `challenges:${more.repeat(4)}`, 'challenges: write 2 to 6 items', 'challenges:'),
  ],
  'bad-date': [
    field('date: 0206-11-25', 'date: "0206-11-25" is before the year 2000'),
    field('date: 2026-02-30', 'date: "2026-02-30" is not a date; write the day in the form 2026-11-17'),
    change(comparison, 'date: 2026-10-01', 'date: 2026-10-01T10:00:00Z', 'claims[1].date: is not a date'),
  ],
  'bad-version': [field('version: v3.6', 'version: "v3.6" is not a version', release)],
  'bad-address': [field('website: http://a.example', 'website: "http://a.example" is not an https address', partner)],
  'bad-size': [change(release, 'com_win64: { size: 1000', 'com_win64: { size: 0', 'installers.com_win64.size: 0 is')],
  'bad-checksum': [change(release, 'abab }', 'ab }', 'installers.com_win64.sha256: write its 64 hexadecimal digits')],
  'updated-before-date': [field('updated: 2026-09-30', 'updated: 2026-09-30 is before the date 2026-10-01')],
  'future-day': [change(comparison, '2026-10-01', '2026-11-27', 'claims[1].date: 2026-11-27 has not come yet; write')],
  'unknown-category': [field('category: basic', 'category: there is no blog category "basic"; did you mean "basics"?')],
  'unknown-tag': [
    field('tags:\n  - rpa\n  - prozy', 'tags[2]: there is no blog tag "prozy"; did you mean "proxy"?', article, 2),
  ],
  'unknown-value': [
    change(comparison, 'proof: rpa', 'proof: robots', 'strengths[1].proof: there is no'),
    field('author: tema', 'author: there is no blog author "tema"; did you mean "team"? (team, support, engineering)'),
    field('scenes: [trash, thrash]', 'scenes[2]: there is no release scene "thrash"; did you mean "trash"? (', release),
    field('first: 6', 'first: 6 is no place at the top of the list; write a number from 1 to 5', help),
    field('translated_from:\n  - 55667788 body\n  - 5 title', 'translated_from[2]: "5 title" does not', article, 2),
  ],
  'duplicate-item': [
    field('tags: [rpa, rpa]', 'tags[2]: "rpa" is in the list twice'),
    field('related: [tiktok, amazon, tiktok]', 'related[3]: "tiktok" is in the list twice', solution),
    field('scenes: [trash, trash]', 'scenes[2]: "trash" is in the list twice', release),
  ],
  'related-to-itself': [field('related: [facebook, amazon, ebay]', 'related[1]: "facebook" is this page', solution)],
  'related-missing': [
    field('related: [whatsapp, amazon, ebay]', 'related[1]: "whatsapp" does not exist in ru', inRussian('tiktok')),
    field('related: [whatsapp, amazon, ebay]', 'related[1]: (available: amazon, ebay, facebook)', inRussian('tiktok')),
    field('related: [rpa, teamwork]', 'related[2]: "teamwork" does not exist in en', localApi),
  ],
  'scene-per-highlight': [
    field('scenes: [transfer, trash, delay]', 'scenes: there are 3 for 2 highlights; write one for each', release),
    field('scenes: [transfer, trash, delay]', 'scenes: highlight, in the same order (api-keys, ', release),
  ],
  'duplicate-order': [
    field('order: 1', `order: 1 is already used in ${help}`, profiles),
    after([edit(help, 'order', 'first: 1\norder')], field('first: 1', `first: 1 is already used in ${help}`, profiles)),
  ],
  'duplicate-version': [field('version: 3.5.0', `version: 3.5.0 is already used in ${earlier}`, release)],
  'missing-installers': [
    field('date: 2026-11-18', 'installers: the newest release needs the size and sha256', earlier, '---'),
  ],
  'promising-title': [
    after(
      [(files) => ({ ...files, [comparison]: files[comparison]?.replace(/\nclaims:.*?\n---/s, '\n---') ?? '' })],
      field('title: Facet vs GoLogin', 'title: "Facet vs GoLogin" promises facts about the other product', comparison),
    ),
  ],
  'duplicate-title': [field('title: A title', `title: A title is already used in ${article}`, second)],
  'differs-from-english': [
    field('category: commerce', 'category: is "commerce", and "social" in content/solutions', inRussian('tiktok')),
    field('features: [rpa, teamwork]', 'features: is ["rpa","teamwork"], and', inRussian('tiktok')),
  ],
  'placeholder-text': [
    field('title: To be written', 'title: "To be written" stands for a text that is to come; write the text'),
    field('description: Say here in one plain sentence what readers learn on this page', 'description: "Say here in'),
    body('TODO: more of it', '"TODO" stands for a text that is to come'),
    body('Lorem ipsum dolor', '"Lorem ipsum" stands for a text'),
    body('Begin with a paragraph that says what the reader gets.', 'stands for a text'),
  ],
  'link-tracking': [
    link('https://example.org/a?utm_source=x&b=1#c', 'come from (utm_source); write "https://example.org/a?b=1#c"'),
    link('https://example.org/a?fbclid=1', 'write "https://example.org/a"'),
    link('/pricing?utm_source=x', 'write "/pricing"'),
  ],
  'link-shortened': [
    after([edit(second, 'category:', 'links_checked: 2026-10-01\ncategory:')], {
      ...link('https://bit.ly/abc', 'hides where it leads'),
      at: 'Here is [the link]',
    }),
  ],
  'markup-in-field': [
    ...[
      ['Tips & **tricks**', '**tricks**'],
      ['Tips &amp; tricks', '&amp;'],
      ['The <profile> of a team', '<profile>'],
      ['"## A title"', '##'],
      ['Prices **now', '**'],
      ['Write \\_so', '\\_'],
    ].map(([title, mark]) => field(`title: ${title}`, `title: "${mark}" is shown as it was typed; write plain text`)),
    field('image_alt: A `list`', 'image_alt: "`list`" is shown as it was typed'),
    change(solution, 'text: Text 2', 'text: Text _two_', 'challenges[2].text: "_two_" is shown as it was typed'),
  ],
  'script-without-font': [
    field('title: متجر\nseo_title: A shop', 'title: the share card has no font for "م"'),
    field('seo_title: متجر', 'seo_title: the share card has no font for "م"'),
  ],
  'alias-form': [
    alias('old/path', 'write it as "/old/path"'),
    alias('/old/*', '"/old/*" is not a valid old path'),
    alias('/old/:id', '"/old/:id" is not a valid old path'),
    alias('/old/', 'without a slash'),
    ...['/old/../builds', '/old/./path', '/%6Fld'].map((path) => alias(path, 'is not a valid old path')),
  ],
  'alias-query': [alias('/old?x=1', 'write only the path'), alias('/old#x', 'write only the path')],
  'alias-language-prefix': [alias('/vn/old', 'write "/old", which applies to en')],
  'alias-own-path': [alias('/blog/first', 'is the path of this page itself')],
  'alias-is-page': [alias('/blog/second', '"/blog/second" is a page of the site')],
  'alias-twice': [
    alias('/older', `"/older" is already an alias in ${article}`),
    field('aliases: [/old/first]', `aliases[1]: "/old/first" is already an alias in ${article}`, second),
  ],
  'alias-is-file': [
    ...['/builds/latest.json', '/page-data/app-data.json', '/shell/en', '/app-01234567.js', '/robots.txt'],
    ...['/favicon.svg', '/sitemap.xml', '/sitemaps/en-US', '/pagefind/pagefind-entry', '/.well-known/security'],
    ...['/api/home', '/Builds/latest', '/build%73/latest', '/builds%2Flatest', '/_redirects', '/blog/feed.xml'],
    ...['/blog/feed.json', '/blog/second.md', '/llms.txt'],
  ]
    .map((path) => alias(path, `"${path}" is a file`))
    .concat(['/old/notes-md', '/old/md'].map((path) => alias(path, 'ends in "md"'))),
  'alias-without-page': [field('aliases: [/old/answer]', 'aliases[1]: let it lead to /faq in content/', answer)],
  'missing-image': [
    body('![More](covr.png)', '"covr.png" does not exist; did you mean "cover.png"?', 0, article),
    body('![More](covr.png)', '(in the folder: cover.png, window.png)', 0, article),
    field('image: ./cover.png\nimage_alt: A', 'image: "./cover.png" does not exist (in the folder: no images)', second),
    after([add('content/blog/second/a b.png')], body('![A list](./a%20b.png)', '"./a%20b.png" has escapes')),
    after(
      [
        add('content/blog/second/e\u0301tude.png'),
        edit(second, 'category:', 'image: ./e\u0301tude.png\nimage_alt: A study\ncategory:'),
      ],
      {
        ...body('![A study](./\u00e9tude.png)', 'is spelled with other characters (U+0301 there, U+00E9 here)'),
        at: '![A',
      },
    ),
  ],
  'image-elsewhere': [body('![A list](../first/cover.png)', '"../first/cover.png" is not in the folder of the page')],
  'remote-image': [body('![A list][list]\n\n[list]: https://a.example/b.png', '"https://a.example/b.png" is on', 2)],
  'image-without-alt': [
    change(article, 'image_alt: A list of profiles\n', '', 'image: needs the field image_alt', 'image: ./cover.png'),
  ],
  'alt-without-image': [field('image_alt: A list', 'image_alt: image is missing', second)],
  'empty-alt': [change(article, '![A window]', '![]', '![what it shows](window.png)')],
  'unused-image': [added('content/blog/second/cover.png', 'use it in a page or remove it')],
  'figure-in-text': [
    '![A window](./window.png "A") here',
    '[![A window](./window.png "A")](/pricing)',
    'See ![A window][w]\n\n[w]: window.png "A"',
  ].map((markdown) => body(markdown, 'a paragraph of its own', 0, article)),
  'empty-body': [made(answer, [withBody(answer, answer, '')], 'there is no text', -1)],
  'short-body': [
    made(
      terms,
      [withBody(privacy, terms, 'Too short, is it not.'), retitled(terms)],
      'has 5 words; at least 40 are needed',
      'Too short',
    ),
    made(guide, [withBody(guide, guide, '太短了。')], 'the body has 3 letters; at least 80 are needed'),
  ],
  'body-start': [change(second, '---\n\nEvery', '---\n\n## First\n\nEvery', 'the body begins with a heading')],
  'heading-one': [body('# Another title', '"Another title" is a heading of level 1')],
  'heading-jump': [body('#### Deep', '"Deep" jumps from level 2 to level 4; write ###')],
  'heading-without-text': ['##', '## ???', '### —'].map((heading) =>
    body(`${heading}\n\nThe end.`, 'is a heading without a letter or digit'),
  ),
  'underlined-heading': [body('Some text\n---\n\nMore.', 'the line --- below makes it a heading; write ## before it')],
  'raw-html': [
    body('<div>\nText\n</div>', '"<div>" is HTML'),
    body('One line<br>another', '"<br>" is HTML'),
    body('<!-- later -->', '"<!-- later -->" is HTML'),
    body('Write <required> here', 'as code, or \\< for the sign'),
    body('Press <kbd>Enter</kbd>', '"<kbd>" is HTML; write `keys` as code'),
  ],
  emoji: [
    field('title: "A title \\U0001F680"', 'is an emoji'),
    body('It works 🎉', '"🎉" is an emoji'),
    body('It works &#x1F680;', '"🚀" is an emoji'),
  ],
  'unclosed-fence': [
    body('```sh\ncurl', 'close it with ``` on a line of its own'),
    body('- Try\n  ~~~~sh\n  curl\n  ~~~\n', 'close it with ~~~~', 1),
  ],
  'fence-language': [
    body('```pyton\nprint(1)\n```', '"pyton" is not a language that the site highlights; did you mean "python"?'),
    body('```__proto__\nx\n```', '"__proto__" is not a language'),
    body('~~~"><script>alert(1)</script>\nx\n~~~', '""><script>alert(1)</script>" is not a language'),
    body('| a |\n| - |\n| 1 |\n~~~"><b>\n<script>alert(1)</script>\n~~~', 'is not a language', 3),
    body('```cmd\nx\n```', '; did you mean "batch"?'),
    body('```conf\nx\n```', '; did you mean "ini"?'),
    body('```JS\nx\n```', '; did you mean "js"?'),
    body('```foo\nx\n```', 'highlights; write text'),
  ],
  'fence-extra': [body('```js "><img src=x onerror=alert(1)>\nx\n```', 'write only the language')],
  footnote: [body('[^1]: A note.', 'is a footnote'), body('Here[^1] a footnote', '"[^1]" is a footnote')],
  'reserved-anchor': [copied('content/faq/menu/en.md', '#menu is an element of the site itself', answer)],
  'leftover-markup': [
    body('This is **never closed', '"**" opens or closes nothing; write **bold** with both marks beside the words'),
    body('A line,\nand ** one with spaces.', '"**" opens', 1),
    body('Here *(this)*one is not slanted', '"*(this)*" is not emphasized'),
    body('Here is __one', '"__" opens or closes nothing'),
    body('Here is ~~one', '"~~" opens or closes nothing'),
    body('Here is ==one==', '"==one==" marks nothing; write **bold**'),
    body('Here is `one', '"`" begins or ends no code'),
    body('##See that', '"##" makes no heading; write "## " with an ordinary space'),
    body('##\u00a0Make one', '"##" makes no heading'),
    body('＃＃ Make one', '"＃＃" makes no heading'),
    body('> Said\n> ##See that', '"##" makes no heading', 1),
    body('-\u00a0One', '"-" makes no list; write "- " or "1. " with an ordinary space'),
    body('1.One', '"1." makes no list'),
    body('• One', '"•" makes no list'),
    body('Here [x] (/pricing)', '"[x] (/pricing)" is no link; write [text](/address), with nothing between'),
    body('Here [text](/blog/a b)', '"[text](/blog/a b)" is no link'),
    body('![alt](./my photo.png)', '"![alt](./my photo.png)" is no link'),
    body('Here [half link(/pricing)', '"[half link(/pricing)" is no link'),
    body('Here [half **link**](/blog/a b)', '"[half …link…](/blog/a b)" is no link'),
    body('Here [text](/pricing', '"[text](/pricing" is no link'),
    body('Here 【text】(/pricing)', '"【text】(/pricing)" is no link'),
    body('Here (text)[/pricing]', '"(text)[/pricing]" is no link'),
    body('A line,\n[price]: /pricing', '"[price]:" defines nothing here; put an empty line above it', 1),
    body('Here <https://example.org/a b>', '"<" begins an address that does not end'),
    body(':::note', '":::note" marks a box'),
    body('!!! note', '"!!! note" marks a box'),
    body('> [!NOTE]\n> Said', '"[!NOTE]" marks a kind of note'),
    body('Here {: .big}', '"{: .big}" gives attributes'),
    body('- [ ] One', '"[ ]" is the box of a task'),
    body('- [] One', '"[]" is the box of a task'),
    body('Here [[one]]', '"[[one]]" is a link of a wiki'),
    body('Here {{ name }}', '"{{ name }}" is a placeholder'),
    body('{{< youtube x >}}', '"{{< youtube x >}}" is a placeholder'),
    body('{% include x %}', '"{% include x %}" is a placeholder'),
    body('Here :rocket: it goes', '":rocket:" is the name of an emoji'),
    body('[TOC]', '"[TOC]" is shown as it is'),
    body('Here [b]one[/b]', '"[/b]" is markup of forums'),
    body('Here one&nbps;two', '"&nbps;" stands for no sign'),
    body('| a | b |\n| 1 | 2 |', '"| a | b |" is no table; write its head'),
    body('a | b\n--- | --- | ---\n1 | 2', '"--- | --- | ---" is no table', 1),
    change(article, '![A window]', '![A **window]', '"**" in an alternative text is shown as it was typed'),
    change(article, 'w.png)', 'w.png "A **window**")', '"**window**" in a caption is shown as it was typed'),
  ],
  'broken-list': [
    body('- One\n- 7. madde', '"7." begins a list within the item; write 7\\.', 1),
    body('1986. What a year.', '"1986." begins a list; write 1986\\. if the line is a sentence, or begin the list'),
    body('1. One\n  - Two\n2. Three', 'belongs to no item of the list above; indent it by', 1),
    body('1. One\n\n  - Two\n\n2. Three', 'belongs to no item of the list above; indent it by', 2),
    body('- One\n\n Two', 'belongs to no item of the list above; indent it by', 2),
  ],
  'cell-without-column': [
    body('| a | b |\n| - | - |\n| 1 | 2 | 3 |', 'the row has 3 cells for 2 columns', 2),
    body('| a | b |\n| - | - |\n| `x|y` | 2 |', 'write \\| for the sign, in code, too', 2),
  ],
  'unused-definition': [
    body('[Note]: important', '[Note] is used by no link, so no page shows this line'),
    body('[Text][one]\n\n[one]: /pricing\n\n[One]: /download', '[One] is defined a second time', 4),
    ...['[//]: # (a secret)', '[comment]: <> (a secret)', '[//]: / "a secret"', '[Note]: # "a secret"'].map(
      (markdown) => body(markdown, 'is a comment, which the Markdown version of the page would publish; remove it'),
    ),
  ],
  'empty-link-text': [
    body('Here [](/pricing).', 'the link to "/pricing" has no text'),
    body('Here [→](/pricing).', 'the link to "/pricing" has no text'),
  ],
  'empty-link-target': [link('', 'has no address')],
  'undefined-reference': [
    body('Here [**x**][missing]', 'has no definition; add a line "[missing]: /address"'),
    body('Here [`c`][missing]', 'has no definition; add a line "[missing]: /address"'),
    body('Here ![a *b*][missing]', 'has no definition; add a line "[missing]: /address"'),
    body('A line,\nthen [a link][price].', '"[a link][price]" has no definition; add a line "[price]: /address"', 1),
  ],
  'link-missing': [
    link('/pricng', '"/pricng" is not a page of the site; did you mean "/pricing"?'),
    link('/nothing-here?x=1', '"/nothing-here" is not a page'),
    link('/blog-security', '"/blog-security" is not a page'),
    after(
      [copy(inRussian('ebay'), inRussian('whatsapp')), retitled(inRussian('whatsapp'))],
      link('/solutions/whatsapp', 'there is only /use-cases/whatsapp in ru, and no such page in en'),
    ),
    body('Here is [a link][price], and [another][price].\n\n[price]: /price', '"/price" is not a page', 2),
  ],
  'link-not-in-language': [
    link('/guide/start', '"/guide/start" exists in zh, not in en'),
    body('[A](/solutions/facebook)', 'exists in en, not in ru; write "/use-cases/facebook"', 0, inRussian('ebay')),
  ],
  'link-to-draft': [
    after(
      [
        copy(inRussian('ebay'), inRussian('telegram')),
        retitled(inRussian('telegram')),
        edit(inRussian('telegram'), 'tagline:', 'draft: true\ntagline:'),
      ],
      field('related: [telegram, facebook, ebay]', 'related[1]: "telegram" is a draft', inRussian('amazon')),
    ),
    link('/blog/hidden', '"/blog/hidden" is a draft'),
  ],
  'link-language-prefix': [
    link('/vn/pricing', 'the language vn, which the site adds; write "/pricing"'),
    link('/vn', 'write "/"'),
  ],
  'link-trailing-slash': [
    link('/pricing/?x=1#y', 'write "/pricing?x=1#y"'),
    link('/blog//first', 'write "/blog/first"'),
  ],
  'link-extension': [link('/pricing.html', 'write "/pricing"')],
  'link-capitals': [link('/Pricing', 'write "/pricing"')],
  'link-own-host': [
    link('https://www.facet.example/vn/pricing?x=1', 'is an address of this site; write the path "/pricing?x=1"'),
    link('http://facet.example', 'write the path "/"'),
  ],
  'link-relative': [
    link('www.google.com', 'has no scheme; write "https://www.google.com"'),
    link('../first/en.md', 'such as /blog/first'),
    link('./first', '"./first" is relative'),
    link('pricing', '"pricing" is relative'),
  ],
  'link-scheme': [
    link('HTTPS://example.org/A', 'write "https://example.org/A"'),
    link('https:/example.org', 'write "https://example.org"'),
    link('MAILTO:a@example.org', 'write "mailto:a@example.org"'),
    link('javascript:alert`1`', 'has the scheme javascript:, which is not allowed'),
    link('&Tab;Java&NewLine;Script&colon;alert`1`', 'has the scheme javascript:'),
    link('data:text/html,x', 'has the scheme data:'),
    link('vbscript:x', 'has the scheme vbscript:'),
    link('https://', 'not an address that a browser can read'),
  ],
  'link-not-https': [link('http://example.org', 'write https:')],
  'link-without-scheme': [
    link('//example.org/x', 'leads off the site'),
    link('/\\\\example.org', 'leads off the site'),
  ],
  'link-doc': [
    link('doc:999', '"doc:999" is not a page of the documentation (doc:101,'),
    link('doc:rpa', '"doc:rpa" is not a page'),
  ],
  'link-anchor': [
    link('#in-shrt', 'did you mean "#in-short"?'),
    link('/blog/first#begin', '"#begin" is not a heading of /blog/first (#how-it-begins)'),
    link('/faq#who', '"#who" is not a heading of /faq'),
    body(`[Link](#part-77)\n${'\n## Part\n\nText.\n'.repeat(9)}`, 'more)'),
    change(answer, '(#what-is-facet)', '(#what-is-it)', '"#what-is-it" is not a heading of this page'),
  ],
  'link-credentials': [
    link('https://bank.example@evil.example/a', 'write "https://evil.example/a"'),
    link('https://user:secret@example.org', 'before "@"'),
  ],
  'link-misleading': ['https://bank.example', 'Sign in at www.bank.example/login', 'http://bank.example:8080'].map(
    (text) =>
      body(`Here is [${text}](https://evil.example/a).`, 'and the link leads to evil.example; write where it leads'),
  ),
  'links-unchecked': [link('https://www.w3.org/TR/', 'write the day into its front matter, such as links_checked:')],
};

/** Markdown in which nothing is left over. */
export const nothingLeft: readonly string[] = [
  ...['5 * 3 = 15, and 2 * 2 * 2 = 8', 'snake_case, a__b, a == b and a==b', 'The list `x[0]`, x[0][1] and data[i]'],
  ...['Code: `{{ name }}`, `**`, `[[x]]`', '```text\n## {{ name }}\n<<<<<<< HEAD\n| a |\n```'],
  ...['Preis* und Versand*\n\n*ohne Steuern', '#1 of them, number #2, C# and F#'],
  '-5 °C, +49 30 and 3.5 GB; version 2.x is old',
  ...['Written \\*\\*so\\*\\*, \\# so, \\[so\\](too) and &lt;so&gt;, &#42;&#42;', 'Merged [skip ci] (#432)'],
  ...['- [Changed]: `code` is new', 'See (above) [sic] (below), [1] and [see (this)]'],
  ...['At 10:30:15 of the day: one: two', 'R&D, AT&T; Q&A', 'A | B in one line'],
  ...['1. One\n2. Two\n   - Three\n\n     More of it.\n3. Four', '3\\. Oktober, and 1986\\. Ein Jahr'],
  ...['| a | b |\n| - | - |\n| `x \\| y` | 2 |\n| 3 |', '„https://example.org“ and ~5 or 3~4'],
  'Some 50 %>40 % and <3 of 5 < 6',
];
