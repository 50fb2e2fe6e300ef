import { renderToStaticMarkup } from 'react-dom/server';
import { waitingScript } from '../../src/browser/platform/below-styles';
import { Below } from '../../src/components/below/below';
import { linkBelow } from '../../src/gatsby/below-styles';

jest.mock(
  'first-styles.json',
  () => ({
    '/app.css': { first: '.a{}', below: '/below-app.css' },
    '/home.css': { first: '.b{}', below: null },
  }),
  { virtual: true },
);

const style = (file: string, text: string) => (
  <style key={file} data-href={file} dangerouslySetInnerHTML={{ __html: text }} />
);
const head = [<title key="title">Facet</title>, [style('/home.css', '.b{}'), style('/app.css', '.a{}.B{}')]];
const place = renderToStaticMarkup(<Below />);

test('the head has the styles of the first screen, and the place where that ends links the others', () => {
  const page = linkBelow(head, `<h1>Facet</h1>${place}<p>More</p>${place}`, null);
  expect(renderToStaticMarkup(page.head)).toBe(
    '<title>Facet</title><style data-href="/home.css">.b{}</style><style data-href="/app.css">.a{}</style>',
  );
  const [before, links] = page.body.split(/<div hidden="" data-below="">|<\/div>/);
  expect(before).toBe('<h1>Facet</h1>');
  expect(links).toBe(`<link rel="stylesheet" href="/below-app.css"/><script>${waitingScript}</script>`);
  expect(page.body.endsWith(`</div><p>More</p>${place}`)).toBe(true);
});

test('a page without such a place has all of its styles in the head', () => {
  expect(linkBelow(head, '<h1>Facet</h1>', null)).toEqual({ head, body: '<h1>Facet</h1>' });
});

test('a page that is too long for one round trip anyway has all of its styles in the head', () => {
  const long = Array.from({ length: 5_000 }, (_, place) => (place * 7_919_993).toString(36)).join(' ');
  const body = `<h1>Facet</h1>${place}<p>${long}</p>`;
  expect(linkBelow(head, body, null)).toEqual({ head, body });
});
