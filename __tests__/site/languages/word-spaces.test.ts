import { enabledLocales } from '../../../src/site/languages/locales';
import { hasSigns, needsWordSpaces, withoutWordSpaces, withWordSpaces } from '../../../src/site/languages/word-spaces';
import { fc, property } from '../../support/fuzz';

/** Words by their spaces, as the search reads them; the joiner is no letter to it. */
const wordsOf = (text: string): string[] => text.replaceAll('\u2060', '').split(/\s+/).filter(Boolean);

test('spaces between signs for the search: scripts that write none between words need them, and no other language', () => {
  expect(enabledLocales.filter(needsWordSpaces)).toEqual(['zh', 'th', 'jp', 'tc', 'km']);
});

test.each([
  ['用CSV表格，批量', ['用', 'CSV', '表', '格，', '批', '量']],
  ['พร็อกซี 5 ตัว', ['พ', 'ร็', 'อ', 'ก', 'ซี', '5', 'ตั', 'ว']],
  ['គណនីថ្មី', ['គ', 'ណ', 'នី', 'ថ្', 'មី']],
  ['គណនី\u200bថ្មី', ['គ', 'ណ', 'នី', 'ថ្', 'មី']],
  ['ブラウザー', ['ブ', 'ラ', 'ウ', 'ザ', 'ー']],
  ['（代理）“指纹”', ['（', '代', '理）“', '指', '纹”']],
  ['Facet 3.6 for Windows', ['Facet', '3.6', 'for', 'Windows']],
])('spaces between signs for the search: %s', (text, words) => expect(wordsOf(withWordSpaces(text))).toEqual(words));

const signs = fc.string({ unit: fc.constantFrom('代', '理', 'พ', 'ร็', 'ซี', 'គ', 'ថ្', 'ブ', 'ー'), minLength: 1 });
property(
  'spaces between signs for the search: what is typed is what is indexed, wherever it stands',
  [signs, signs, signs],
  (before, typed, after) => {
    const inText = withWordSpaces(`${before}${typed}${after}`).split(' ');
    const asked = withWordSpaces(typed).split(' ');
    expect(` ${inText.join(' ')} `).toContain(` ${asked.join(' ')} `);
  },
);

const words = fc.constantFrom('គណនី', 'ថ្មី', 'พร็อกซี', '代理', '，', 'CSV', '“指纹”', '（', '3.6', 'ブラウザ', '。');
property(
  'spaces between signs for the search: what is shown has the spaces of the author and no others',
  [fc.array(fc.array(words, { minLength: 1, maxLength: 4 }), { minLength: 1 })],
  (clauses) => {
    const text = clauses.map((clause) => clause.join('')).join(' ');
    expect(withoutWordSpaces(withWordSpaces(text))).toBe(text);
  },
);

test('spaces between signs for the search go also where a hit is marked', () => {
  expect(withoutWordSpaces('配 置 <mark>代</mark> <mark>理</mark> 信\u2060 <mark>息</mark>')).toBe(
    '配置<mark>代</mark><mark>理</mark>信 <mark>息</mark>',
  );
});

test('spaces between signs for the search: the space after a sentence stays', () => {
  expect(withoutWordSpaces('ថ្មី. គ ណ នី ថ្ មី')).toBe('ថ្មី. គណនីថ្មី');
});

test('spaces between signs for the search: a query of another script is told apart', () => {
  expect(['CSV', 'import csv', '代理', 'CSV 表格', 'พร็อกซี'].map(hasSigns)).toEqual([false, false, true, true, true]);
});
