import { answer, append, article, type Case, edit } from '../made-up-tree';

const second = 'content/blog/second/en.md';

/** A link put into the second article, and the fault that it is. */
const link = (says: string, rule: Case['rule'], url: string, message: string): Case => ({
  says,
  rule,
  edits: [append(second, `Here is [the link](${url}).`)],
  file: second,
  at: 'Here is',
  message,
});

/** Links of the body, and aliases. */
export const linkCases: readonly Case[] = [
  link(
    'a link leads to a page',
    'link-missing',
    '/pricng',
    '"/pricng" is no page of the site; did you mean "/pricing"?',
  ),
  link('a link leads to a page also with a query', 'link-missing', '/nothing-here?x=1', '"/nothing-here" is no page'),
  link('a list without entries is no page', 'link-missing', '/blog-security', '"/blog-security" is no page'),
  link(
    'a link leads to a page of its language; the languages that have it are named',
    'link-not-in-language',
    '/guide/start',
    '"/guide/start" exists in zh, not in en',
  ),
  {
    says: 'a link to a page that has another path in the language is told that path',
    rule: 'link-not-in-language',
    edits: [append('content/solutions/ebay/ru.md', '[Link](/solutions/facebook)')],
    file: 'content/solutions/ebay/ru.md',
    at: '[Link]',
    message: '"/solutions/facebook" exists in en, not in ru; write "/use-cases/facebook"',
  },
  link('a page does not link to a draft', 'link-to-draft', '/blog/hidden', '"/blog/hidden" is a draft'),
  link(
    'a link has no language',
    'link-language-prefix',
    '/vn/pricing',
    'the language vn, which the site adds; write "/pricing"',
  ),
  link('a link to the home page has no language', 'link-language-prefix', '/vn', 'write "/"'),
  link('a link has no trailing slash', 'link-trailing-slash', '/pricing/?x=1#y', 'write "/pricing?x=1#y"'),
  link('a link has no repeated slash', 'link-trailing-slash', '/blog//first', 'write "/blog/first"'),
  link('a link has no file extension', 'link-extension', '/pricing.html', 'write "/pricing"'),
  link('a link has small letters', 'link-capitals', '/Pricing', 'write "/pricing"'),
  link(
    'a link to the site is a path',
    'link-own-host',
    'https://www.facet.example/vn/pricing?x=1',
    'is this site; write the path "/pricing?x=1"',
  ),
  link('an alternate domain is the site, too', 'link-own-host', 'http://facet.example', 'write the path "/"'),
  link('a link is not relative', 'link-relative', './first', '"./first" is relative'),
  link('a link has no bare name', 'link-relative', 'pricing', '"pricing" is relative'),
  link(
    'a link has no script',
    'link-scheme',
    'javascript:alert`1`',
    'has the scheme javascript:, which is not allowed',
  ),
  link(
    'a disguised script is seen',
    'link-scheme',
    '&Tab;Java&NewLine;Script&colon;alert`1`',
    'has the scheme javascript:',
  ),
  link('a link has no data', 'link-scheme', 'data:text/html,x', 'has the scheme data:'),
  link('a link has no Visual Basic', 'link-scheme', 'vbscript:x', 'has the scheme vbscript:'),
  link('a web address can be read', 'link-scheme', 'https://', 'no address that a browser can read'),
  link('a web address is encrypted', 'link-not-https', 'http://example.org', 'write https:'),
  link('a web address has a scheme', 'link-without-scheme', '//example.org/x', 'leads off the site'),
  link('a backslash is no way off the site', 'link-without-scheme', '/\\\\example.org', 'leads off the site'),
  link('a documentation number exists', 'link-doc', 'doc:999', '"doc:999" is no page of the documentation (doc:101,'),
  link('a documentation link has a number', 'link-doc', 'doc:rpa', '"doc:rpa" is no page'),
  link(
    'an anchor is a heading of the page, and the nearest is named',
    'link-anchor',
    '#in-shrt',
    'did you mean "#in-short"?',
  ),
  link(
    'an anchor of another page is a heading there',
    'link-anchor',
    '/blog/first#begin',
    '"#begin" is no heading of /blog/first (#how-it-begins)',
  ),
  link('an anchor of the questions is a question', 'link-anchor', '/faq#who', '"#who" is no heading of /faq'),
  link('a link leads somewhere', 'empty-link-target', '', 'leads nowhere'),
  {
    says: 'a link has a text',
    rule: 'empty-link-text',
    edits: [append(second, 'Here [](/pricing).')],
    file: second,
    at: 'Here',
    message: 'the link to "/pricing" has no text',
  },
  {
    says: 'a link by reference is checked where it stands',
    rule: 'link-missing',
    edits: [append(second, 'Here is [a link][price].\n\n[price]: /price')],
    file: second,
    at: 'Here is',
    message: '"/price" is no page',
  },
  {
    says: 'a reference refers to something',
    rule: 'undefined-reference',
    edits: [append(second, 'A line,\nthen [a link][price].')],
    file: second,
    at: 'then',
    message: '[a link][price] refers to nothing; add a line "[price]: /address"',
  },
  {
    says: 'an answer may link to another question, and only to one that exists',
    rule: 'link-anchor',
    edits: [edit(answer, '(#what-is-facet)', '(#what-is-it)')],
    file: answer,
    at: 'A browser',
    message: '"#what-is-it" is no heading of this page',
  },
];

const alias = (says: string, rule: Case['rule'], path: string, message: string): Case => ({
  says,
  rule,
  edits: [edit(article, '  - /old/first', `  - /older\n  - ${path}`)],
  at: `  - ${path}`,
  field: 'aliases[2]',
  message,
});

/** Old paths that redirect. */
export const aliasCases: readonly Case[] = [
  alias('an alias begins with a slash', 'alias-form', 'old/path', 'write it as "/old/path"'),
  alias('an alias holds no wildcard of the manifest', 'alias-form', '/old/*', '"/old/*" is no old path'),
  alias('an alias holds no placeholder of the manifest', 'alias-form', '/old/:id', '"/old/:id" is no old path'),
  alias('an alias has no trailing slash, which the site removes first', 'alias-form', '/old/', 'without a slash'),
  alias('an alias has no query', 'alias-query', '/old?x=1', 'write the path alone'),
  alias('an alias has no anchor', 'alias-query', '/old#x', 'write the path alone'),
  alias('an alias has no language', 'alias-language-prefix', '/vn/old', 'write "/old", it holds for en'),
  alias('an alias is not the path of its page', 'alias-own-path', '/blog/first', 'is the path of this very page'),
  alias('an alias is no existing page', 'alias-is-page', '/blog/second', '"/blog/second" is a page of the site'),
  {
    ...alias(
      'an alias is declared once in a file',
      'alias-twice',
      '/older',
      `"/older" is declared in ${article} already`,
    ),
    at: 13,
  },
  {
    says: 'an alias is declared once in a language',
    rule: 'alias-twice',
    edits: [edit(second, 'category:', 'aliases: [/old/first]\ncategory:')],
    file: second,
    at: 'aliases',
    field: 'aliases[1]',
    message: `"/old/first" is declared in ${article} already`,
  },
];
