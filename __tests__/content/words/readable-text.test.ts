import { readFileSync } from 'node:fs';
import { parseTaxonomy, taxonomyFile } from '../../../src/content/model/taxonomy';
import { readableMarkdown } from '../../../src/content/words/readable-text';
import { wordingFaults } from '../../../src/content/words/style-guide';
import { readWordRules } from '../../../src/content/words/word-rules';
import { enabledLocales } from '../../../src/site/languages/locales';

const { taxonomy } = parseTaxonomy(readFileSync(taxonomyFile, 'utf8'));
const tags = Object.keys(taxonomy?.blog.tags ?? {});

/** The ways in which YAML writes a list. */
const styles: readonly (readonly [style: string, lines: string])[] = [
  ['below the field', `tags:\n${tags.map((tag) => `  - ${tag}\n`).join('')}`],
  ['at the same indent', `tags:\n${tags.map((tag) => `- ${tag}\n`).join('')}`],
  ['in brackets', `tags: [${tags.join(', ')}]\n`],
  ['in brackets of several lines', `tags: [\n${tags.map((tag) => `  "${tag}",\n`).join('')}  ]\n`],
  [
    'in quotation marks, with comments',
    `tags: # one of ${tags.join(', ')}\n  # and more\n${tags.map((tag) => `  - '${tag}' # ${tag}\n`).join('')}`,
  ],
];

test.each(styles)('a list of tags %s, in every language', async (_style, lines) => {
  const { forbidden } = await readWordRules('.');
  const file = `---\ntitle: A\n${lines}category: basics\n---\n\nText.\n`;
  for (const locale of enabledLocales) {
    expect(wordingFaults(`content/blog/x/${locale}.md`, readableMarkdown(file), forbidden[locale])).toEqual([]);
  }
});

test('texts of front matter are read where they stand, in every style', () => {
  const file =
    '---\ntitle: "One"\nquestions:\n  - { question: Two, answer: "Three" }\ntagline: >\n  Four\n  five\ndescription:\n  Six\n---\n\nSeven.\n';
  const words = (text: string) => [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => `${index} ${word}`);
  const names = ['title', 'questions', 'question', 'answer', 'tagline', 'description'];
  expect(words(readableMarkdown(file))).toEqual(
    words(file).filter((word) => !names.includes(word.replace(/\d+ /, ''))),
  );
});
