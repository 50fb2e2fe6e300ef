import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { ComposedCover } from '../../src/components/cover/composed-cover';
import { markOf } from '../../src/components/partner-mark/partner-mark';
import { rowsOf } from '../../src/components/scenes/solution';
import { parseMarkdown } from '../../src/content/text/markdown';
import { figureOf } from '../../src/gatsby/nodes/figure';
import { locales } from '../../src/site/languages/locales';
import { fc } from '../support/fuzz';

/** The cover of an article without a picture, and null for another. */
function coverOf(section: string, id: string, locale: string): string | null {
  const { body, frontMatter } = parseMarkdown(readFileSync(`content/${section}/${id}/${locale}.md`, 'utf8'));
  const { image, category } = parse(frontMatter?.text ?? '') as Readonly<Record<string, string | undefined>>;
  const figure = figureOf(body);
  if (image || !figure) return image ? null : `${id} has neither a table nor a program`;
  const cover = <ComposedCover entryKey={`${section}/${id}/${locale}`} category={category ?? null} figure={figure} />;
  return renderToStaticMarkup(cover);
}

test.each(['blog', 'news'])(
  'no two articles in a list of %s look alike in any language: each shows its own figure',
  (section) => {
    for (const { code } of locales) {
      const ids = readdirSync(`content/${section}`).filter((id) => existsSync(`content/${section}/${id}/${code}.md`));
      const covers = ids.map((id) => coverOf(section, id, code)).filter((cover) => cover !== null);
      expect([code, covers.filter((cover) => !/<(div|code)>[^<]*\S[^<]*<\/\1>/.test(cover))]).toEqual([code, []]);
      expect([code, new Set(covers.map((cover) => cover.replace(/ (class|data-facet)="[^"]*"/g, ''))).size]).toEqual([
        code,
        covers.length,
      ]);
    }
  },
);

test('the language of an article changes only the words on its cover, which screen readers skip', () => {
  const looks = ['en', 'de'].map((locale) =>
    coverOf('blog', 'cloud-phones-and-devices', locale)?.replace(/<div>.*<\/div>/s, ''),
  );
  expect(looks[1]).toBe(looks[0]);
  expect(looks[0]).toContain('aria-hidden="true"');
});

test('covers stand in eight ways, so that those of one category differ at sight as well', () => {
  const looks = Array.from({ length: 100 }, (_, index) => {
    const cover = (
      <ComposedCover entryKey={`blog/${index}-profiles/en`} category="guides" figure={{ head: '', lines: [] }} />
    );
    return renderToStaticMarkup(cover);
  });
  expect(new Set(looks).size).toBe(8);
});

test('the mark of a partner has the first letter of its name and one of five colors', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const { letter, hue } = markOf(name);
      expect(name.toUpperCase().startsWith(letter)).toBe(true);
      expect([0, 1, 2, 3, 4]).toContain(hue);
    }),
  );
});

test('no two partners have the same mark', () => {
  const names = readdirSync('content/partner').map(
    (id) => /^title: "?(.+?)"?$/m.exec(readFileSync(`content/partner/${id}/en.md`, 'utf8'))?.[1] ?? '',
  );
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names.map((name) => JSON.stringify(markOf(name)))).size).toBe(names.length);
});

test('the drawing of a solution shows different addresses, all reserved for documentation', () => {
  const profiles = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, group: 'Shops', country: 'DE' }));
  const addresses = rowsOf(profiles).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(profiles.length);
  for (const address of addresses) expect(address).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
});
