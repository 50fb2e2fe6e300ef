/** @jest-environment jsdom */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageData, pageAttributes, pageDataPath, readPageData } from '../../../src/browser/gatsby/page-data';

/** A page of which nothing is known. */
const unknown = readPageData(document.createElement('script'));
const fields = Object.keys(unknown) as (keyof PageData)[];

/** What a script reads at its element, in the document that was written for a page. */
function throughDocument(page: PageData): PageData {
  const text = renderToStaticMarkup(createElement('script', pageAttributes(page)));
  const script = new DOMParser().parseFromString(text, 'text/html').querySelector('script');
  if (!script) throw new Error('The document has no script');
  return readPageData(script);
}

test.each(fields)('%s has an attribute of its own', (field) => {
  const told = Object.entries(pageAttributes({ ...unknown, [field]: 'value' })).filter(([, value]) => value !== '');
  expect(told).toEqual([[`data-${field}`, 'value']]);
});

test.each<[string, Partial<PageData>]>([
  ['the root page', { path: '/', pattern: '/' }],
  ['a page of another language', { path: '/vn/blog/news', pattern: '/blog/{id}', shell: '/shell-vn.json' }],
  ['the page for what is not found', { path: '/404', pattern: '/404' }],
  ['a page of no row', { path: '/about', pattern: '' }],
  ['a path with letters of another script', { path: '/blog/标签/ü', pattern: '/blog/{id}' }],
  ['a path with signs that mean something in HTML', { path: `/a"b'c<d>&amp;`, pattern: '</script>' }],
  ['a page with all that is told of one', Object.fromEntries(fields.map((field) => [field, `of ${field}`]))],
])('%s is read as it was written', (_title, told) => {
  const page = { ...unknown, ...told };
  expect(throughDocument(page)).toEqual(page);
});

test.each<[string, () => HTMLElement | SVGElement]>([
  ['an element of HTML', () => document.createElement('script')],
  ['an element of SVG', () => document.createElementNS('http://www.w3.org/2000/svg', 'script')],
])('%s without the attributes tells of no page', (_title, element) => {
  expect(readPageData(element())).toEqual(Object.fromEntries(fields.map((field) => [field, ''])));
});

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/404', '/page-data/404/page-data.json'],
  ['/de/pricing', '/page-data/de/pricing/page-data.json'],
])('Gatsby keeps the data of %s at %s', (path, place) => expect(pageDataPath(path)).toBe(place));
