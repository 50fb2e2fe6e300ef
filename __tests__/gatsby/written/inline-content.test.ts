import { gzipSync } from 'node:zlib';
import { loaderText, sourceOf } from '../../../src/gatsby/bundles/loader-text';
import { allInline, inlineStyles } from '../../../src/gatsby/written/inline-content';

const styles = (html: string) => inlineStyles(html, '/page');

test('styles are told by their digests, each once', () => {
  const elements = styles('<style>a{b:c}</style><style data-x="1">a{b:c}</style><style>d{}</style>');
  expect(elements).toHaveLength(2);
  expect(elements[0]).toMatch(/^sha256-[\w+/]{43}=$/);
});

test.each([
  '<p style="x:1">1</p>',
  "<p style='x:1'>1</p>",
  '<p STYLE=x:1>1</p>',
  '<p\n  style = "x:1">1</p>',
  '<p class="a" style>1</p>',
  '<p title=\' style="x" \' style="y:1">1</p>',
])('a style attribute fails the build: %s', (html) => {
  expect(() => styles(html)).toThrow('/page has a style attribute, which the Content-Security-Policy forbids');
});

test.each([
  ['a file', '<script src="/a.js" defer></script>'],
  ['the loader', `<script data-path="/">${loaderText()}</script>`],
  ['data', '<script type="application/ld+json" data-x="1">{"a":1}</script>'],
  ['more data', '<script type="application/json">{}</script>'],
])('a script with %s is allowed', (_title, html) => {
  expect(styles(html)).toEqual([]);
});

test.each(['<script>alert(1)</script>', '<SCRIPT>alert(1)</SCRIPT>', '<p title="a > b"></p><script>alert(1)</script>'])(
  'any other inline script fails the build: %s',
  (html) => {
    expect(() => styles(html)).toThrow('/page has an inline script');
  },
);

test.each([
  ['a script', '<h2><a aria-label="Link: What <script> does" href="#x">1</a></h2><script src="/a.js"></script>'],
  ['a style', '<img alt="The element <style> of a page"><p>text</p>'],
  ['a style attribute', '<pre><code>&lt;p style="x:1"></code></pre><p title=\' style="x:1" \'>1</p>'],
])('what only mentions %s is none', (_title, html) => {
  expect(styles(html)).toEqual([]);
});

test('the styles of several pages are each listed once, with the loader', () => {
  const pages = ['<style>a{}</style><style>c{}</style>', '<style>b{}</style><style>c{}</style>'].map(styles);
  const { elements, script } = allInline(pages);
  expect(elements).toEqual([...new Set(pages.flat())].sort());
  expect(elements).toHaveLength(3);
  expect(script).toBe(sourceOf(loaderText()));
});

test('the loader is small, since it stands in every document', () => {
  const bytes = gzipSync(loaderText()).length;
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThan(700);
});
