import { renderToStaticMarkup } from 'react-dom/server';
import { waitingScript } from '../../src/browser/platform/below-styles';
import { Below } from '../../src/components/below/below';
import { linkBelow } from '../../src/gatsby/below-styles';
import { firstSegments, sentBytes } from '../../src/gatsby/first-answer';
import Document from '../../src/html';

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
  const page = linkBelow(head, `<h1>Facet</h1>${place}<p>More</p>${place}`);
  expect(renderToStaticMarkup(page?.head)).toBe(
    '<title>Facet</title><style data-href="/home.css">.b{}</style><style data-href="/app.css">.a{}</style>',
  );
  const [before, links] = (page?.body ?? '').split(/<div hidden="" data-below="">|<\/div>/);
  expect(before).toBe('<h1>Facet</h1>');
  expect(links).toBe(`<link rel="stylesheet" href="/below-app.css"/><script>${waitingScript}</script>`);
  expect(page?.body).toMatch(/<\/div><p>More<\/p><div hidden="" data-below=""><\/div>$/);
});

test('a page without such a place has all of its styles in the head', () => {
  expect(linkBelow(head, '<h1>Facet</h1>')).toBeNull();
});

/** Its HTML, with a text of so many words that no packing shortens much. */
const documentOf = (words: number): string => {
  const text = Array.from({ length: words }, (_, place) => ((place + 1) * 7_919_993).toString(36)).join(' ');
  const none = { htmlAttributes: {}, bodyAttributes: {}, preBodyComponents: null, postBodyComponents: null };
  return renderToStaticMarkup(
    <Document {...none} headComponents={head} body={`<h1>Facet</h1>${place}<p>${text}</p>`} />,
  );
};

test('a document that is sent in one round trip links the styles of what is below', () => {
  expect(documentOf(100)).toContain('<link rel="stylesheet" href="/below-app.css"/>');
  expect(documentOf(100)).not.toContain('.B{}');
});

test('a document that is longer has all of its styles in the head, since a further file would cost another round trip', () => {
  const document = documentOf(5_000);
  expect(sentBytes(document)).toBeGreaterThan(firstSegments);
  expect(document).not.toContain('rel="stylesheet"');
  expect(document).toContain('.a{}.B{}');
});
