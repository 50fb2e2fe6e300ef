import { shortDigest } from '../../src/site/digest';
import { fc, property } from '../support/fuzz';

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
  ['v629', '0000e35c'],
])('of %j it is that of FNV-1a: %s', (text, digest) => expect(shortDigest(text)).toBe(digest));

property('of every text it is eight hexadecimal digits', [fc.string({ unit: 'binary' })], (text) =>
  expect(shortDigest(text)).toMatch(/^[0-9a-f]{8}$/),
);

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
