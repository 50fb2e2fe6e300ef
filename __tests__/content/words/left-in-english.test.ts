/** English that was left in a translation, and sections that are not there: by part, without a false alarm. */
import { parseMarkdown } from '../../../src/content/text/markdown';
import { parseYaml } from '../../../src/content/text/yaml-source';
import { englishOf, leftInEnglish, sectionsMissing } from '../../../src/content/words/left-in-english';
import { readWordRules, type WordRules } from '../../../src/content/words/word-rules';
import type { LocaleCode } from '../../../src/site/languages/locales';

let stays: WordRules['stays'];
beforeAll(async () => {
  ({ stays } = await readWordRules('.'));
});

/** The same page in both languages. */
const written = (say: (english: string, german: string) => string): string => `---
title: ${say('How to choose a proxy', 'So wählen Sie einen Proxy')}
description: ${say('Which kind of proxy is right for which account, and what to ask.', 'Welche Art Proxy zu welchem Konto passt, und was Sie fragen.')}
image: ./cover.png
image_alt: ${say('A list of checked proxies', 'Eine Liste geprüfter Proxys')}
---

${say('A proxy is right when its address stays.', 'Ein Proxy passt, wenn die Adresse bleibt.')} ${say('The [price calculator](/pricing) shows what it costs.', 'Der [Preisrechner](/pricing) zeigt, was er kostet.')} Local API

## ${say('Which kind of proxy', 'Welche Art Proxy')}

- ${say('Ask for the same address every day.', 'Verlangen Sie jeden Tag dieselbe Adresse.')}
- [Google's own help](https://support.example.org) ${say('names it.', 'nennt sie.')}

![${say('The list of proxies', 'Die Liste der Proxys')}](./list.png "${say('Proxies after the check', 'Proxys nach der Prüfung')}")

## ${say('What to ask', 'Was Sie fragen')}

| ${say('Question | What a good answer says', 'Frage | Was eine gute Antwort sagt')} |
| - | - |
| ${say('Whose address is it | an internet provider', 'Wem gehört die Adresse | einem Internetanbieter')} |
| owner, manager, viewer | 30 |

## Playwright and Canvas

${say('Delivered today.', 'Heute geliefert.')}
`;
const english = written((text) => text);
const german = written((_, text) => text);

const pageOf = (text: string) => {
  const markdown = parseMarkdown(text);
  const fields = markdown.frontMatter?.text ?? '';
  return { markdown, yaml: parseYaml(fields, 2).yaml };
};

/** What is said of a translation, with the line. */
const saidOf = (text: string, locale: LocaleCode = 'de', source = english): string[] =>
  leftInEnglish(pageOf(text), englishOf(pageOf(source)), locale, stays[locale]).map(
    ({ line, message }) => `${line} ${message.replace(/; translate it.*/, '')}`,
  );

/** A line of a text, in the other language. */
const lineOf = (text: string, line: number): string => text.split('\n')[line - 1] ?? '';

test.each([
  [2, 'the title', 'How to choose a proxy'],
  [3, 'the description', 'Which kind of proxy is right for which a…'],
  [5, 'the alternative text', 'A list of checked proxies'],
  [10, 'a heading', 'Which kind of proxy'],
  [12, 'a sentence', 'Ask for the same address every day.'],
  [15, 'an alternative text', 'The list of proxies'],
  [19, 'a table cell', 'What a good answer says'],
])('line %i left in English is found as %s', (line, kind, text) => {
  const left = german.replace(lineOf(german, line), () => lineOf(english, line)).replace(' and Canvas', '');
  expect(saidOf(left)[0]).toBe(`${line} ${kind} is left in English: "${text}"`);
});

test.each([
  ['the text of a link in a sentence of the language', '[Preisrechner]', '[list of checked proxies]', 8],
  ['one sentence of three', 'Ein Proxy passt, wenn die Adresse bleibt.', 'A proxy is right when its address stays.', 8],
  ['a caption', 'Proxys nach der Prüfung', 'Proxies after the check', 15],
  ['a cell', 'Was eine gute Antwort sagt', 'What a good answer says', 19],
])('%s is found', (_what, from, to, line) => {
  const source = english.replace('[price calculator]', '[list of checked proxies]');
  const said = saidOf(
    german.replace(' and Canvas', '').replace(from, () => to),
    'de',
    source,
  );
  expect(said).toEqual([expect.stringMatching(new RegExp(`^${line} .* is left in English`))]);
});

test('names, words of the glossary and titles of pages off the site may stay, and what joins them may not', () => {
  for (const text of ["[Google's own help]", 'Local API', 'owner, manager, viewer']) {
    expect([english, german].filter((page) => page.includes(text))).toHaveLength(2);
  }
  expect(saidOf(german)).toEqual(['24 a heading is left in English: "Playwright and Canvas"']);
  expect(saidOf(german.replace(' and Canvas', ''))).toEqual([]);
});

test.each([
  ['fil', 'Accessibility statement', 0],
  ['fil', 'What a proxy is for', 1],
  ['de', 'Accessibility statement', 1],
  ['jp', 'Accessibility statement', 1],
  ['jp', 'Consegna entro il 12 marzo', 0],
] as const)('in %s, the cell or heading %j is a fault: %i', (locale, text, count) => {
  const isSample = text.startsWith('Consegna');
  const body = `The accessibility of a proxy is in its statement.\n\n${isSample ? `| a |\n| - |\n| ${text} |` : `## ${text}`}\n`;
  const own = isSample ? `| あ |\n| - |\n| ${text} |\n` : `## ${text}\n`;
  expect(saidOf(own, locale, body)).toHaveLength(count);
});

const parts = ['which-kind-of-proxy', 'what-to-ask', 'playwright-and-canvas'];
const record = parts.map((part) => `  - 01234567 body#${part}`).join('\n');
const made = german.replace('title:', `translated_from:\n${record}\ntitle:`);
const saidOfSections = (text: string, source = english) =>
  sectionsMissing(pageOf(text), englishOf(pageOf(source))).map(({ message }) => message);

test('a section that is missing is found by the record of the translation; one that English has since, or that moved, is not', () => {
  const more = `${english}\n## One more\n\nText.\n`;
  const without = made.replace(/## Was Sie fragen[^#]*/, '');
  const said = 'has 2 of the 3 sections that the English text had when it was translated; translate what is missing';
  for (const source of [english, more]) {
    expect(saidOfSections(made, source)).toEqual([]);
    expect(saidOfSections(without, source)).toEqual([said]);
  }
  expect(saidOfSections(made.replace('## Was Sie fragen\n', ''))).toEqual([]);
  expect(saidOfSections(german.replace(/## Was Sie fragen[^#]*/, ''))).toEqual([]);
});
