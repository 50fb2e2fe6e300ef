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

test('what is written of a page is read again, each field from an attribute of its own', () => {
  for (const field of fields) {
    const written = Object.entries(pageAttributes({ ...unknown, [field]: 'value' })).filter(
      ([, value]) => value !== '',
    );
    expect(written).toEqual([[`data-${field}`, 'value']]);
  }
  const page = Object.fromEntries(fields.map((field) => [field, `/标签"of'<${field}>&amp;`]));
  expect(throughDocument(page as unknown as PageData)).toEqual(page);
  expect(unknown).toEqual(Object.fromEntries(fields.map((field) => [field, ''])));
  expect(fields).not.toEqual([]);
});

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/404', '/page-data/404/page-data.json'],
  ['/de/pricing', '/page-data/de/pricing/page-data.json'],
])('Gatsby keeps the data of %s at %s', (path, place) => expect(pageDataPath(path)).toBe(place));
