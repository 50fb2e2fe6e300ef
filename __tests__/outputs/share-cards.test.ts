import { readFileSync } from 'node:fs';
import { facets } from '../../src/components/stone/facets';
import { cardBackground, cardColours } from '../../src/outputs/share-cards/card-design';
import { markup, shortened, withLineBreaks } from '../../src/outputs/share-cards/card-text';
import { siteFrom } from '../../src/site/hosting/hosts';
import { enabledLocales } from '../../src/site/languages/locales';
import { shareCardAddress, shareCardPath } from '../../src/site/pages/share-card';

const style = { size: 60, weight: 650 };
/** The places where a line may break, shown as bars. */
const lines = (text: string) => text.replaceAll('\u200b', '|');
/** Pieces that hold together; between two of them a line may break. */
const pieces = (text: string) => text.replace(/(?<!\u2060)(?=[^\u2060])/gu, '|').replaceAll('\u2060', '');

describe('share cards (docs/pages.md)', () => {
  test('every page and language has a path of its own; the pages of a list share one', () => {
    expect(shareCardPath('en', '/')).toBe('/share-cards/en.png');
    expect(shareCardPath('en', '/pricing')).toBe('/share-cards/en/pricing.png');
    expect(shareCardPath('en', '/blog-guides/page/12')).toBe('/share-cards/en/blog-guides.png');
    const site = siteFrom({ SITE_HOST: 'global' });
    expect(shareCardAddress(site, 'vn', '/blog/a')).toBe('https://www.facet.example/share-cards/vn/blog/a.png');
    expect(shareCardAddress(site, 'zh', '/blog/a')).toBe('https://www.facet-zh.example/share-cards/zh/blog/a.png');
  });

  test('Thai and Khmer may break between words', () => {
    expect(lines(withLineBreaks('วิธีเลือกพร็อกซี', 'th'))).toBe('วิธี|เลือก|พร็อกซี');
    expect(lines(withLineBreaks('គណនីថ្មី', 'km'))).toBe('គណនី|ថ្មី');
  });

  test('Japanese particles, parts of loan words and counters stay with their word', () => {
    expect(pieces(withLineBreaks('プロキシの選び方', 'jp'))).toBe('|プロキシの|選び方');
    expect(pieces(withLineBreaks('最初の一週間', 'jp'))).toBe('|最初の|一週間');
  });

  test('Chinese words and Korean words hold together', () => {
    expect(pieces(withLineBreaks('选择代理', 'zh'))).toBe('|选择|代理');
    expect(withLineBreaks('새 계정을', 'ko').replaceAll('\u2060', '~')).toBe('새 계~정~을');
  });

  test('Latin words are left as they are', () => {
    expect(withLineBreaks('Facet für 5 Profile', 'de')).toBe('Facet für 5 Profile');
    expect(withLineBreaks('Facet 3.6', 'jp')).toBe('Facet 3.6');
  });

  test('letters are spaced only where none join: else Khmer vowels fall apart', () => {
    const spaced = enabledLocales.filter((code) => markup('a', code, style).includes('letter_spacing'));
    expect(enabledLocales.filter((code) => !spaced.includes(code))).toEqual(['zh', 'th', 'ko', 'hi', 'jp', 'tc', 'km']);
  });

  test('no title can break the markup', () => {
    expect(markup('a < b & c', 'en', style)).toMatchInlineSnapshot(
      `"<span lang="en-US" size="61440" font_weight="650" line_height="0.86" letter_spacing="-1229">a &lt; b &amp; c</span>"`,
    );
  });

  test('a title that fits nowhere gets shorter until it does', () => {
    let title = 'x'.repeat(400);
    for (let step = 0; title.length > 20; step += 1) {
      expect(shortened(title).length).toBeLessThan(title.length);
      expect(step).toBeLessThan(100);
      title = shortened(title);
    }
  });

  test('colours and mark are those of the site', () => {
    const colours = cardColours(readFileSync('src/components/styles/tokens.css', 'utf8'));
    expect(colours.paper).toMatch(/^#[0-9a-f]{6}$/);
    expect(() => cardColours(':root { --paper: red; }')).toThrow('--paper');

    const mark = readFileSync('static/favicon.svg', 'utf8');
    for (const { path } of facets) expect(cardBackground(mark, colours)).toContain(path);
  });
});
