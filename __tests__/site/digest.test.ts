import { shortDigest } from '../../src/site/digest';

test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
  // With zeros in front, and of letters beyond one byte
  ['v629', '0000e35c'],
  ['é語😀', 'dceea8cb'],
])('of %j it is that of FNV-1a: %s', (text, digest) => expect(shortDigest(text)).toBe(digest));
