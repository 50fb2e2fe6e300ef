import { shortDigest } from '../../src/site/digest';
import { fc, property } from '../support/fuzz';

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('of %j it is that of FNV-1a: %s', (text, digest) => expect(shortDigest(text)).toBe(digest));

test('it keeps the zeros in front', () => expect(shortDigest('v629')).toBe('0000e35c'));

property('of every text it is eight hexadecimal digits', [fc.string({ unit: 'binary' })], (text) =>
  expect(shortDigest(text)).toMatch(/^[0-9a-f]{8}$/),
);

test.each([
  ['how an accent is written', '\u00e9', 'e\u0301'],
  ['the order', 'ab', 'ba'],
  ['a space at the end', 'a', 'a '],
  ['a sign of which the first half is the same', '😀', '😁'],
])('texts that differ by %s have two', (_difference, one, other) => {
  expect(shortDigest(one)).not.toBe(shortDigest(other));
});

const letter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const text = fc.string({ unit: 'binary', maxLength: 40 });
property(
  'texts that differ in one letter have two, wherever it stands',
  [text, letter, letter, text],
  (before, one, other, after) => {
    fc.pre(one !== other);
    expect(shortDigest(before + one + after)).not.toBe(shortDigest(before + other + after));
  },
);
