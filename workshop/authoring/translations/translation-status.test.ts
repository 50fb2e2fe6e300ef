import { fc } from '../../../__tests__/support/fuzz';
import { textParts } from '../../../src/content/model/section-digests';
import { recordOf } from '../../../src/content/model/translation-record';
import type { LocaleCode } from '../../../src/site/languages/locales';
import { translationStatuses } from './translation-status';

const english = `---
title: Three accounts
description: What a reader learns.
tags: [rpa]
date: 2026-10-01
---

The beginning, in *two*
lines.

## First

- one
- two

## Second

| a | b |
| - | - |
| 1 | 2 |

### Below

\`\`\`sh
ls -l
\`\`\`
`;

const names = (text: string): string[] => textParts(text).map(({ name }) => name);

const madeFrom = (source: string): string =>
  `---\ntitle: Drei Konten\ntranslated_from:\n${recordOf(textParts(source))
    .map((line) => `  - ${line}`)
    .join('\n')}\n---\n\nDer Anfang.\n`;

const file = (locale: LocaleCode, text: string, id = 'first') => ({ section: 'blog', id, locale, text }) as const;
const statusOf = (source: string, translation = madeFrom(english)) =>
  translationStatuses([file('en', source), file('de', translation)]).find(({ locale }) => locale === 'de');
const changesOf = (source: string) => statusOf(source)?.changes.map(({ name, change }) => `${name} ${change}`);

describe('the parts of a source', () => {
  test('are its fields with text, and the text from heading to heading', () => {
    expect(names(english)).toEqual(['title', 'description', 'body', 'body#first', 'body#second', 'body#below']);
  });

  test('have digests of eight digits', () => {
    for (const line of recordOf(textParts(english))) expect(line).toMatch(/^[0-9a-f]{8} \S+$/);
  });
});

describe('a translation is current', () => {
  test.each([
    ['when nothing changes', '', ''],
    ['when lines are broken differently', '*two*\nlines', '*two* lines'],
    ['when emphasis has another sign', '*two*', '_two_'],
    ['when a list has other signs', '- one\n- two', '* one\n* two'],
    ['when a list is loose', '- one\n- two', '- one\n\n- two'],
    ['when a table is laid out', '| a | b |\n| - | - |\n| 1 | 2 |', '| a   | b   |\n| --- | --- |\n| 1   | 2   |'],
    ['when a heading is underlined', '## First', 'First\n-----'],
    ['when a fence has another sign', '```sh\nls -l\n```', '~~~sh\nls -l\n~~~'],
    ['when a value is put in quotes', 'title: Three accounts', 'title: "Three accounts"'],
    ['when a date or a tag changes', 'tags: [rpa]\ndate: 2026-10-01', 'date: 2026-11-01\ntags: [proxy]'],
  ])('%s', (_says, from, to) => {
    expect(english).toContain(from);
    expect(statusOf(english.replace(from, to))).toMatchObject({ state: 'current', changes: [] });
  });
});

describe('a translation is behind', () => {
  test.each([
    ['a field that changes', 'Three accounts', 'Four accounts', ['title changed']],
    ['a word before the first heading', 'beginning', 'start', ['body changed']],
    ['a word below a heading', '- two', '- three', ['body#first changed']],
    ['emphasis that is new', '- two', '- **two**', ['body#first changed']],
    ['a space in code', 'ls -l', 'ls  -l', ['body#below changed']],
    ['a new section', '### Below', '## New\n\nText.\n\n### Below', ['body#new added']],
    ['a section that is gone', /### Below[\s\S]*$/, '', ['body#below removed']],
    ['a heading with other words', '## First', '## The first', ['body#the-first added', 'body#first removed']],
    ['a field that is new', 'tags:', 'image_alt: A picture\ntags:', ['image_alt added']],
  ] as const)('by %s', (_says, from, to, changes) => {
    expect(changesOf(english.replace(from, to))).toEqual(changes);
  });

  test('by a section at another place', () => {
    const [head = '', ...sections] = english.split(/^(?=#{2,3} )/m);
    expect(changesOf([head, sections[1], sections[2], `\n${sections[0]}`].join(''))).toEqual(['body#first moved']);
  });
});

describe('a page in a language', () => {
  const state = (files: Parameters<typeof translationStatuses>[0], wanted: LocaleCode) =>
    translationStatuses(files, (locale) => locale === 'ru').find(({ locale }) => locale === wanted)?.state;

  test.each([
    ['the English text is the source', [file('en', english)], 'en', 'source'],
    ['a text that English does not have is a source', [file('de', '---\ntitle: Konten\n---\n')], 'de', 'source'],
    ['a translation without a record', [file('en', english), file('de', '---\ntitle: x\n---\n')], 'de', 'unknown'],
    ['a language without a text', [file('en', english)], 'fr', 'missing'],
    ['a language whose blog is elsewhere misses nothing', [file('en', english)], 'ru', undefined],
    ['a translation whose source is gone', [file('de', madeFrom(english))], 'de', 'orphaned'],
  ] as const)('%s', (_says, files, locale, expected) => {
    expect(state(files, locale)).toBe(expected);
  });
});

test('a translation made from any text is current, and behind in what is added to it', () => {
  const line = fc.constantFrom(
    '## A',
    '## B',
    '### C',
    'Some *words*.',
    '- item',
    '',
    '    code',
    '> said',
    '| a | b |',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const source = `---\ntitle: A\n---\n\n${lines.join('\n')}\n`;
      expect(statusOf(source, madeFrom(source))?.state).toBe('current');
      const more = `${source}\n\n## Quite new\n\nText.\n`;
      expect(statusOf(more, madeFrom(source))?.changes.map(({ name }) => name)).toEqual(['body#quite-new']);
    }),
  );
});
