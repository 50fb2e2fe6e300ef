import { add, article, type Case, copy, edit } from '../made-up-tree';

const moved = (to: string) => [copy(article, to), edit(to, '  - /old/first', '  - /old/moved')];
const bare = (to: string) => [copy('content/blog/second/en.md', to)];

/** Sections, folders, ids, languages, file names. */
export const placementCases: readonly Case[] = [
  {
    says: 'a folder under content that is no section is a fault, with the nearest section',
    rule: 'unknown-section',
    edits: moved('content/blogs/first/en.md'),
    file: 'content/blogs/first/en.md',
    message: '"blogs" is no section; did you mean "blog"? (solutions, alternatives, features, pages, blog',
  },
  {
    says: 'a file lies in the folder of its page, not above it',
    rule: 'wrong-depth',
    edits: bare('content/blog/en.md'),
    file: 'content/blog/en.md',
    message: 'expected content/<section>/<id>/<language>.md',
  },
  {
    says: 'a file lies in the folder of its page, not below it',
    rule: 'wrong-depth',
    edits: bare('content/blog/second/more/en.md'),
    file: 'content/blog/second/more/en.md',
    message: 'expected content/<section>/<id>/<language>.md',
  },
  {
    says: 'nothing but the taxonomy lies beside the sections',
    rule: 'wrong-depth',
    edits: [add('content/cover.png')],
    file: 'content/cover.png',
    message: 'wrong depth',
  },
  {
    says: 'a Markdown file ends in .md',
    rule: 'wrong-extension',
    edits: [add('content/blog/first/ru.mdx')],
    file: 'content/blog/first/ru.mdx',
    message: '.md, .png, .jpg, .jpeg, .webp, .avif',
  },
  {
    says: 'a page id is a slug',
    rule: 'invalid-id',
    edits: bare('content/blog/Second_Article/en.md'),
    file: 'content/blog/Second_Article/en.md',
    message: '"Second_Article" is no page id; use small letters, digits and single hyphens',
  },
  {
    says: 'the ids of solutions are fixed, and the nearest is named',
    rule: 'unknown-id',
    edits: [copy('content/solutions/ebay/en.md', 'content/solutions/google-services/en.md')],
    file: 'content/solutions/google-services/en.md',
    message: '"google-services" is no id of solutions; did you mean "google-servies"?',
  },
  {
    says: 'the ids of features are fixed',
    rule: 'unknown-id',
    edits: [copy('content/features/rpa/en.md', 'content/features/robot/en.md')],
    file: 'content/features/robot/en.md',
    message: '"robot" is no id of features (multi-account-management',
  },
  {
    says: 'the ids of alternatives are fixed',
    rule: 'unknown-id',
    edits: [copy('content/alternatives/gologin-alternative/en.md', 'content/alternatives/gologin/en.md')],
    file: 'content/alternatives/gologin/en.md',
    message: '"gologin" is no id of alternatives',
  },
  {
    says: 'no page takes the id of a feature',
    rule: 'reserved-id',
    edits: [copy('content/pages/privacy/en.md', 'content/pages/teamwork/en.md')],
    file: 'content/pages/teamwork/en.md',
    message: '/teamwork is the feature of content/features/teamwork',
  },
  {
    says: 'no page takes the prefix of a language',
    rule: 'reserved-id',
    edits: [copy('content/pages/privacy/en.md', 'content/pages/vn/en.md')],
    file: 'content/pages/vn/en.md',
    message: '/vn is the home page of a language',
  },
  {
    says: 'no page takes a path that the host serves',
    rule: 'reserved-id',
    edits: [copy('content/pages/privacy/en.md', 'content/pages/api/en.md')],
    file: 'content/pages/api/en.md',
    message: '/api is served by the host',
  },
  {
    says: 'an unknown language code is a fault, with the code of that language',
    rule: 'unknown-language',
    edits: bare('content/blog/second/vi.md'),
    file: 'content/blog/second/vi.md',
    message: '"vi" is no language code; did you mean "vn"? (en, zh, ru, vn',
  },
  {
    says: 'an unknown language code is a fault, with the nearest code',
    rule: 'unknown-language',
    edits: bare('content/blog/second/eng.md'),
    file: 'content/blog/second/eng.md',
    message: 'did you mean "en"?',
  },
  {
    says: 'a file in a language that the availability rules forbid is a fault, with the languages that they allow',
    rule: 'language-forbidden',
    edits: [copy('content/guide/start/zh.md', 'content/guide/start/en.md')],
    file: 'content/guide/start/en.md',
    message: 'guide/start may not exist in en (only in zh)',
  },
  {
    says: 'a solution exists only in the languages of its section',
    rule: 'language-forbidden',
    edits: [copy(article, 'content/solutions/betting/vn.md')],
    file: 'content/solutions/betting/vn.md',
    message: 'solutions/betting may not exist in vn (only in en, ru, pt)',
  },
  {
    says: 'no page takes the path of a fixed page',
    rule: 'path-taken',
    edits: [copy('content/pages/privacy/en.md', 'content/pages/pricing/en.md')],
    file: 'content/pages/pricing/en.md',
    message: 'its path /pricing belongs to the route /pricing',
  },
  {
    says: 'no page takes the path of a list',
    rule: 'path-taken',
    edits: [copy('content/pages/privacy/en.md', 'content/pages/blog-basics/en.md')],
    file: 'content/pages/blog-basics/en.md',
    message: 'its path /blog-basics belongs to the route /blog-{category}',
  },
];
