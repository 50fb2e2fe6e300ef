import { renderToStaticMarkup } from 'react-dom/server';
import { checkedViewBox, Icon } from '../../src/components/icon/icon';
import { type IconName, icons } from '../../src/components/icon/icons';
import { shortDigest } from '../../src/site/digest';

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

  test('an icon is the shapes of its drawing', () => {
    expect(renderToStaticMarkup(<Icon name="search" />)).toBe(
      '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m21 21-4.34-4.34"></path><circle cx="11" cy="11" r="8"></circle></svg>',
    );
  });

  test('all look as they did when they were last looked at', () => {
    const markup = (Object.keys(icons) as IconName[]).map((name) => renderToStaticMarkup(<Icon name={name} />));
    // After an update of lucide: look at /_icons, then record the new digest.
    expect(shortDigest(markup.join('\n'))).toBe('14907e90');
  });
});
