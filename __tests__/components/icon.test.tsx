import { renderToStaticMarkup } from 'react-dom/server';
import { checkedViewBox, Icon } from '../../src/components/icon/icon';
import { type IconName, icons } from '../../src/components/icon/icons';
import { shortDigest } from '../../src/site/digest';

test.each(['0 0 24', '0 0 24 24 24', '0 0 a 24', '', '0 0 24 '])('the viewBox "%s" is an error', (viewBox) => {
  expect(() => checkedViewBox('globe', viewBox)).toThrow(`Icon "globe" has the viewBox "${viewBox}"`);
});

test.each(['0 0 24 24', '-1.5,0 24, 24'])('the viewBox "%s" is accepted', (viewBox) => {
  expect(checkedViewBox('globe', viewBox)).toBe(viewBox);
});

test('all icons look as they did when they were last looked at', () => {
  const markup = (Object.keys(icons) as IconName[]).map((name) => renderToStaticMarkup(<Icon name={name} />));
  // After an update of lucide: look at /_icons, then record the new digest.
  expect(shortDigest(markup.join('\n'))).toBe('14907e90');
});
