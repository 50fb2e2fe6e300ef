import fc from 'fast-check';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMarkdown } from '../../src/content/markdown';

const usual = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
/** The parts of a body; the ids of headings are set later. */
const bodyOf = (text: string) => usual.parse(text).children.filter(({ type }) => type !== 'yaml');

const pieces = [
  ...['a', 'b.c', 'w', 'www.', 'http://', 'https://a.example/', 'mailto:', 'xmpp:', '@', '-', '_', '+', '1', 'é'],
  ...[
    ' ',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '> ',
    '| ',
    '|\n| - |\n',
    '**',
    '~',
    '`',
    '```\n',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '!',
    '\\',
  ],
];

test('a text is read as by the usual parser, whether or not it could hold an email address', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => expect(parseMarkdown(text).body.children).toEqual(bodyOf(text))),
    { numRuns: 2_000 },
  );
});

test.each(['a@b.example', '-@-a.b', 'mailto:a@b.example', 'a+_@b.c'])('%s', (text) => {
  expect(parseMarkdown(text).body.children).toEqual(bodyOf(text));
});
