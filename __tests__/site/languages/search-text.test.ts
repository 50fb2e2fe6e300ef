import { enabledLocales, type LocaleCode } from '../../../src/site/languages/locales';
import {
  askedText,
  folded,
  indexedText,
  partsOf,
  searchText,
  shownText,
} from '../../../src/site/languages/search-text';
import { fc, property } from '../../support/fuzz';

/** What Pagefind makes of a text: words at spaces, in lowercase, without marks, the parts between ASCII signs too. */
const pagefindWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .flatMap((word) => [word.replace(/[^\p{L}\p{N}]/gu, ''), ...word.split(/[!-/:-@[-`{-~]/)])
    .filter(Boolean);

test.each([
  ['combining marks', 'trình duyệt'.normalize('NFD'), 'trình duyệt'],
  ['full width', 'ＲＰＡ ＡＰＩ １０', 'RPA API 10'],
  ['half-width kana', 'ﾌﾟﾛｷｼ', 'プロキシ'],
  ['a ligature', 'ﬁngerprint', 'fingerprint'],
  ['mathematical letters', '𝐏roxy', 'Proxy'],
  ['a soft hyphen and zero-width signs', 'pro\u00adfi\u200ble\u200d\ufeff', 'profile'],
  ['a Thai vowel in two parts', 'น\u0e49\u0e4d\u0e32', 'น้ำ'],
  ['a modifier apostrophe', 'комп\u02bcютер', 'комп’ютер'],
])('one form of a text on both sides: %s', (_what, typed, form) => expect(searchText(typed)).toBe(form));

test.each(['n.º 5', '½ m²', '第一：（新）', 'a…b', '50 ™'])(
  'one form of a text on both sides: signs stay as they are written: %s',
  (text) => {
    expect(searchText(text)).toBe(text);
  },
);

property('one form of a text is the same however often it is made', [fc.string({ unit: 'grapheme' })], (text) => {
  const once = searchText(text);
  expect(searchText(once)).toBe(once);
});

test.each<[LocaleCode, string, string]>([
  ['tr', 'Hızlı', 'hizli'],
  ['tr', 'Hızlı', 'HIZLI'],
  ['tr', 'İndir', 'indir'],
  ['pl', 'łącze', 'lacze'],
  ['vn', 'Đồng bộ', 'dong'],
  ['de', 'Größe', 'GRÖSSE'],
  ['ru', 'ещё', 'еще'],
  ['ro', 'șterge', 'şterge'],
  ['fr', 'l’accès', 'acces'],
  ['en', 'client–server', 'server'],
  ['jp', 'プロキシ', 'ﾌﾟﾛｷｼ'],
])('what is typed is found: %s: %s by %s', (locale, text, typed) => {
  const words = pagefindWords(indexedText(text, locale)).join(' ');
  expect(words).toContain(pagefindWords(askedText(typed, locale)).join(' '));
});

test.each<[LocaleCode, string, string]>([
  ['th', 'ดี', 'ดู'],
  ['km', 'ប្រូ', 'ប្រុ'],
  ['jp', 'パス', 'バス'],
])('what is typed is found: %s: %s is another word than %s', (locale, one, other) => {
  expect(pagefindWords(indexedText(one, locale))).not.toEqual(pagefindWords(indexedText(other, locale)));
});

const words = fc.constantFrom(
  ...['Größe', 'łącze', 'ısı', 'đồng', 'l’accès', 'client–server', 'ŁÓDŹ', 'cœur', 'æble', 'កម្មវិធី', 'พร็อกซี', 'น้ำ'],
  ...['プロキシ', 'がぎぐ', '代理', 'ヴ', '，', 'RPA', '3.6.0', '“指纹”', 'ss', 'l', 'комп’ютер'],
);
property(
  'a text is shown as it was written',
  [fc.constantFrom(...enabledLocales), fc.array(words, { minLength: 1 })],
  (locale, some) => {
    const text = some.join(' ');
    expect(shownText(indexedText(text, locale), locale)).toBe(text);
  },
);

test.each([
  ['Größe', 'grosse'],
  ['ŁĄCZE', 'lacze'],
  ['Đồng', 'dong'],
  ['İNDİR', 'indir'],
  ['ещё', 'еще'],
  ['क़ीमत', 'कीमत'],
  ['æble', 'aeble'],
])('%s is compared as %s', (word, form) => expect(folded(word)).toBe(form));

test.each([
  ['local-api, RPA_flow/key', ['local', 'api', 'rpa', 'flow', 'key']],
  ['3.6.0 at 127.0.0.1:9000', ['3.6.0', 'at', '127.0.0.1', '9000']],
  ['“C++”…', ['c']],
  ['?!', []],
])('the words of %s', (text, words) => expect(partsOf(text)).toEqual(words));
