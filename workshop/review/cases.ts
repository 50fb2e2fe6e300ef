import { type MadeUpSite, text, usual } from './made-up-site';

const file = (name: string, value: string) => ({ ...usual, files: { ...usual.files, [name]: value } });
const without = (names: readonly string[], more: Readonly<Record<string, string>> = {}): MadeUpSite => ({
  ...usual,
  files: {
    ...Object.fromEntries(Object.entries(usual.files).filter(([name]) => !names.includes(name))),
    ...more,
  },
});
const message = (place: string, key: string, value: string): MadeUpSite => ({
  ...usual,
  messages: { ...usual.messages, [place]: { ...usual.messages[place], [key]: value } },
});
const inEveryLanguage = (name: string, key: string): MadeUpSite => ({
  ...usual,
  messages: Object.fromEntries(
    Object.entries(usual.messages).map(([place, texts]) => [
      place,
      place.endsWith(` ${name}`) ? { ...texts, [key]: `New ${place}` } : texts,
    ]),
  ),
});

/** One change of each kind that a pull request makes, the site after it, and the expected list: by cause, then redirects. */
export const cases: readonly (readonly [string, MadeUpSite, readonly string[]])[] = [
  ['nothing', usual, []],
  [
    'a text',
    file('content/blog/first/en.md', 'First\nAbout First\nAnother body'),
    ['content content/blog/first/en.md: changed en /blog/first (text)'],
  ],
  [
    'front matter: a title',
    file('content/blog/second/en.md', 'Third\nAbout Second\nBody of Second'),
    [
      'content content/blog/second/en.md: changed en /blog (text), changed en /blog/first (text), changed en /blog/second (text, head)',
    ],
  ],
  [
    'front matter: a description',
    file('content/blog/second/en.md', 'Second\nAll about Second\nBody of Second'),
    ['content content/blog/second/en.md: changed en /blog (text), changed en /blog/second (head)'],
  ],
  [
    'a message of one language',
    message('de home', 'hero.title', 'Hallo'),
    ['message home.hero.title: changed de / (text)'],
  ],
  [
    'a message of every language',
    inEveryLanguage('home', 'hero.title'),
    ['message home.hero.title: changed en / (text), changed de / (text), changed vn / (text)'],
  ],
  [
    'a message of the frame',
    message('vn shell', 'nav.blog', 'Nhật ký'),
    ['message shell.nav.blog: changed vn / (frame), changed vn /blog (frame), changed vn /blog/first (frame)'],
  ],
  [
    'the menu',
    { ...usual, menu: 'another' },
    [
      'frame article: changed en /blog/first (frame), changed en /blog/second (frame), changed vn /blog/first (frame)',
      'frame home: changed en / (frame), changed de / (frame), changed vn / (frame)',
      'frame article-list: changed en /blog (frame), changed vn /blog (frame)',
    ],
  ],
  [
    'a template',
    { ...usual, templates: { ...usual.templates, home: 'new' } },
    ['template home: changed en / (markup), changed de / (markup), changed vn / (markup)'],
  ],
  [
    'a style',
    { ...usual, styles: { ...usual.styles, 'article-list': 'blue' } },
    ['style article-list: changed en /blog (style), changed vn /blog (style)'],
  ],
  [
    'an image',
    file('content/blog/first/cover.png', 'another picture'),
    [
      'image content/blog/first/cover.png: changed en /blog (images), changed en /blog/first (images), changed vn /blog (images), changed vn /blog/first (images)',
    ],
  ],
  [
    'a deletion in every language',
    without(['content/blog/second/en.md']),
    [
      'content content/blog/second/en.md: removed en /blog/second, changed en /blog (text), changed en /blog/first (text)',
    ],
  ],
  [
    'the deletion of the only article of a language',
    without(['content/blog/first/vn.md']),
    [
      'content content/blog/first/vn.md: removed vn /blog, removed vn /blog/first',
      'languages blog list: changed en /blog (head, frame)',
      'languages blog/first: changed en /blog/first (head, frame)',
    ],
  ],
  [
    'a rename, with a redirect from the old address',
    {
      ...without(['content/blog/second/en.md'], { 'content/blog/third/en.md': text('Second') }),
      redirects: [...usual.redirects, { locale: 'en', from: '/blog/second', to: '/blog/third' }],
    },
    [
      'content content/blog/third/en.md: renamed en /blog/second to /blog/third (head)',
      'redirect en /blog/second: none to /blog/third',
    ],
  ],
  [
    'a new page',
    file('content/blog/third/en.md', text('Third')),
    ['content content/blog/third/en.md: added en /blog/third, changed en /blog (text), changed en /blog/second (text)'],
  ],
  [
    'a new language of a page',
    file('content/blog/first/de.md', text('Erster')),
    [
      'content content/blog/first/de.md: added de /blog, added de /blog/first',
      'languages blog list: changed en /blog (head, frame), changed vn /blog (head, frame)',
      'languages blog/first: changed en /blog/first (head, frame), changed vn /blog/first (head, frame)',
    ],
  ],
  [
    'a new redirect',
    { ...usual, redirects: [...usual.redirects, { locale: 'de', from: '/alt', to: '/' }] },
    ['redirect de /alt: none to /'],
  ],
  [
    'a redirect that leads elsewhere',
    { ...usual, redirects: [{ locale: 'en', from: '/old', to: '/blog' }] },
    ['redirect en /old: /blog/first to /blog'],
  ],
  ['a redirect that is gone', { ...usual, redirects: [] }, ['redirect en /old: /blog/first to none']],
  [
    'a message, a style and a text at once',
    {
      ...message('de home', 'hero.title', 'Hallo'),
      files: { ...usual.files, 'content/blog/second/en.md': 'Second\nAbout Second\nAnother' },
      styles: { ...usual.styles, home: 'blue' },
    },
    [
      'content content/blog/second/en.md: changed en /blog/second (text)',
      'message home.hero.title: changed de / (text, style)',
      'style home: changed en / (style), changed de / (text, style), changed vn / (style)',
    ],
  ],
];
