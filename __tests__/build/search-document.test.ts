import { searchDocument, sectionName } from '../../src/build/search-document';
import { type Route, routes } from '../../src/site/routes';

const english = jest.requireActual('../../locales/en/shell.json');
const patternsOf = (kind: Route['source']['kind']) =>
  routes.filter((route) => route.source.kind === kind).map((route) => route.pattern);

describe('what the search reads of a page (design 12)', () => {
  test('pages of sections are named by their section', () => {
    const names = patternsOf('entry').map((pattern) => [pattern, sectionName(pattern, english)]);
    expect(Object.fromEntries(names)).toEqual({
      '/{html}': '',
      '/alternatives/{id}': 'Compare',
      '/blog/{id}': 'Blog',
      '/guide/{id}': 'Guides',
      '/helps/{id}': 'Help',
      '/news/{id}': 'News',
      '/partner/{id}': 'Partners',
      '/release/{id}': 'Releases',
      '/solutions/{id}': 'Solutions',
      '/use-cases/{id}': 'Use cases',
    });
    expect(sectionName('/pricing', english)).toBe('');
  });

  test('the document names its language and its section', () => {
    const { url, content } = searchDocument('/vn/blog/a', 'vn', 'Hỏi & "đáp"', '<main><h1>A</h1></main>');
    expect(url).toBe('/vn/blog/a');
    expect(content).toMatchInlineSnapshot(
      `"<!doctype html><html lang="vi-VN"><body data-pagefind-meta="section[data-section]" data-section="Hỏi &amp; &quot;đáp&quot;"><main><h1>A</h1></main></body></html>"`,
    );
  });

  test('Khmer text gets spaces between its words; tags, attributes and entities stay', () => {
    const { content } = searchDocument('/km/a', 'km', '', '<p title="គណនីថ្មី">គណនីថ្មី&nbsp;<b>គណនីថ្មី</b> &amp; A</p>');
    expect(content).toContain('<p title="គណនីថ្មី"> គណនី ថ្មី&nbsp;<b> គណនី ថ្មី</b>');
    expect(content).toContain('&amp;');
  });
});
