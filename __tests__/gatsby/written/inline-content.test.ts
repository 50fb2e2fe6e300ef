import { gzipSync } from 'node:zlib';
import { loaderText } from '../../../src/gatsby/bundles/loader-text';
import { guardPolicy } from '../../../src/gatsby/written/built-pages';

const guard = (html: string) => () => guardPolicy(html, '/page');

test.each([
  ...['<p style="x:1">1</p>', "<p style='x:1'>1</p>", '<p STYLE=x:1>1</p>', '<p\n  style = "x:1">1</p>'],
  ...['<p class="a" style>1</p>', '<p title=\' style="x" \' style="y:1">1</p>'],
])('a style attribute fails the build: %s', (html) => {
  expect(guard(html)).toThrow('/page has a style attribute, which the Content-Security-Policy forbids');
});

test.each([
  ['a script in a file', '<script src="/a.js" defer></script>'],
  ['the loader', `<script data-path="/">${loaderText()}</script>`],
  ['data', '<script type="application/ld+json" data-x="1">{"a":1}</script>'],
  ['more data', '<script type="application/json">{}</script>'],
  ['a name alone', '<h2><a aria-label="Link: What <script> does" href="#x">1</a></h2><script src="/a.js"></script>'],
  ['styles that are only named', '<img alt="The element <style> of a page"><p>text</p>'],
  ['a style attribute that is only named', '<pre>&lt;p style="x:1"></pre><p title=\' style="x:1" \'>1</p>'],
])('HTML with %s is allowed', (_title, html) => expect(guard(html)).not.toThrow());

test.each(['<script>alert(1)</script>', '<SCRIPT>alert(1)</SCRIPT>', '<p title="a > b"></p><script>alert(1)</script>'])(
  'any other inline script fails the build: %s',
  (html) => {
    expect(guard(html)).toThrow('/page has an inline script');
  },
);

test('the loader is small, since it stands in every document', () => {
  const bytes = gzipSync(loaderText()).length;
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThan(700);
});
