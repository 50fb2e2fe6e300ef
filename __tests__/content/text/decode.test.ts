import { decode, unseen } from '../../../src/content/text/decode';

test.each([
  ['control characters', '\u0000 \u0007 \u001b \u0085'],
  ['marks of direction', '\u200e \u200f \u061c \u202a \u202e \u2066 \u2069'],
  ['spaces without width, also where nothing joins', '\u200b \u2060 \ufeff a\u200bb a\u200db a\u200cb'],
  ['separators of lines', '\u2028 \u2029'],
  ['tags and fillers', '\u{e0001} \u{e0041} \u3164 \uffa0 \u115f \u034f \u180e'],
  ['signs of nobody', '\ue000 \uffff \ufdd0 \ufffc \ufffd'],
  ['soft hyphens outside words', '\u00ad -\u00ad a\u00ad 1'],
  ['forms of letters that have none', 'a\ufe0f b\u{e0100}'],
])('a sign that nobody sees is refused: %s', (_what, text) => {
  for (const part of text.split(' ')) expect([part, unseen.test(part)]).toEqual([part, part !== '1']);
});

test.each([
  ['tabs and line breaks', 'a\tb\nc'],
  ['spaces that are seen', 'a b\u00a0c\u202fd\u3000e\u2009f'],
  ['soft hyphens within words', 'anti\u00addetect'],
  ['joiners of Devanagari and Khmer', 'क्\u200dष क्\u200cष ក\u200cក'],
  ['spaces without width between Khmer letters', 'ប្រូហ្វាល់\u200bនីមួយៗ'],
  ['forms of Han signs', '葛\u{e0100}城'],
  ['letters with marks', 'e\u0301 ạ̈ ក្ស ที่'],
])('a sign that nobody sees is allowed where a language needs it: %s', (_what, text) => {
  expect(unseen.exec(text)).toBeNull();
});

test('a sign that nobody sees is told of once each, on its first line', () => {
  const { findings } = decode(new TextEncoder().encode('a\n\u202eb\n\u200bc\u202e'));
  expect(findings).toMatchObject([
    { line: 2, message: 'contains the sign U+202E, which nobody sees; remove it' },
    { line: 3, message: 'contains the sign U+200B, which nobody sees; remove it' },
  ]);
});
