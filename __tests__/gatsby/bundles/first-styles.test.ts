import fc from 'fast-check';
import { divideStyles } from '../../../src/gatsby/bundles/first-styles';

const first = '.abc';
const below = '.Abc';

test.each([
  ['a class of the first screen', `${first}{color:red}`, `${first}{color:red}`, ''],
  ['a class below it', `${below}{color:red}`, '', `${below}{color:red}`],
  ['elements without a class', 'p{margin:0}', 'p{margin:0}', ''],
  ['what is below within something else', `${first} ${below}{margin:0}`, '', `${first} ${below}{margin:0}`],
  ['one rule for both', `${first},${below}{margin:0}`, `${first}{margin:0}`, `${below}{margin:0}`],
  [
    'a condition around both',
    `@media (min-width:9rem){${first}{margin:0}${below}{margin:1px}}`,
    `@media (min-width:9rem){${first}{margin:0}}`,
    `@media (min-width:9rem){${below}{margin:1px}}`,
  ],
  ['a font', '@font-face{font-family:A}', '@font-face{font-family:A}', ''],
  ['the order of layers', '@layer base;', '@layer base;', ''],
  ['rules for paper', '@media print{p{margin:0}}', '', '@media print{p{margin:0}}'],
  ['an animation of what is below', '@keyframes Abcd{to{opacity:0}}', '', '@keyframes Abcd{to{opacity:0}}'],
  ['an animation of the first screen', '@keyframes abcd{to{opacity:0}}', '@keyframes abcd{to{opacity:0}}', ''],
])('%s', (_what, css, inDocument, linked) => expect(divideStyles(css)).toEqual({ first: inDocument, below: linked }));

test('every rule is in exactly one of the two, in its order', () => {
  const rule = fc.record({ isBelow: fc.boolean(), size: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      const css = (wanted?: boolean) =>
        rules
          .filter(({ isBelow }) => wanted === undefined || isBelow === wanted)
          .map(({ isBelow, size }) => `${isBelow ? below : first}{margin:${size}px}`)
          .join('');
      expect(divideStyles(css())).toEqual({ first: css(false), below: css(true) });
    }),
  );
});
