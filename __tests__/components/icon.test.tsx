import { checkedViewBox } from '../../src/components/icon/icon';

test.each(['0 0 24', '0 0 24 24 24', '0 0 a 24', '', '0 0 24 '])('the viewBox "%s" is an error', (viewBox) => {
  expect(() => checkedViewBox('globe', viewBox)).toThrow(`Icon "globe" has the viewBox "${viewBox}"`);
});

test.each(['0 0 24 24', '-1.5,0 24, 24'])('the viewBox "%s" is accepted', (viewBox) => {
  expect(checkedViewBox('globe', viewBox)).toBe(viewBox);
});
