import { icons } from '../../src/components/icon/icons';
import { checkedViewBox } from '../../src/components/icon/view-box';

describe('icons (specification 5)', () => {
  test.each(['0 0 24', '0 0 24 24 24', '0 0 a 24', '', '0 0 24 '])(
    'the viewBox "%s" is an error that names the icon',
    (viewBox) => {
      expect(() => checkedViewBox('globe', viewBox)).toThrow(`Icon "globe" has the viewBox "${viewBox}"`);
    },
  );

  test('four numbers are right, with spaces or commas', () => {
    expect(checkedViewBox('globe', '0 0 24 24')).toBe('0 0 24 24');
    expect(checkedViewBox('globe', '-1.5,0 24, 24')).toBe('-1.5,0 24, 24');
  });

  test('every icon of the site has a proper viewBox', () => {
    for (const [name, { viewBox }] of Object.entries(icons)) expect(checkedViewBox(name, viewBox)).toBe(viewBox);
  });
});
