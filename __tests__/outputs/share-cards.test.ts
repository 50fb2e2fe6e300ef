import { readFileSync } from 'node:fs';
import { facets } from '../../src/components/stone/facets';
import { cardBackground, cardColors } from '../../src/outputs/share-cards/card-design';
import { markup, shortened, withLineBreaks } from '../../src/outputs/share-cards/card-text';
import { siteFrom } from '../../src/site/hosting/hosts';
import { enabledLocales, type LocaleCode } from '../../src/site/languages/locales';
import { shareCardAddress, shareCardPath } from '../../src/site/pages/share-card';

const style = { size: 60, weight: 650 };
test('share cards: every page and language has a path of its own; the pages of a list share one', () => {
  expect(shareCardPath('en', '/')).toBe('/share-cards/en.png');
  expect(shareCardPath('en', '/pricing')).toBe('/share-cards/en/pricing.png');
  expect(shareCardPath('en', '/blog-guides/page/12')).toBe('/share-cards/en/blog-guides.png');
  const site = siteFrom({ SITE_HOST: 'global' });
  expect(shareCardAddress(site, 'vn', '/blog/a')).toBe('https://www.facet.example/share-cards/vn/blog/a.png');
  expect(shareCardAddress(site, 'zh', '/blog/a')).toBe('https://www.facet-zh.example/share-cards/zh/blog/a.png');
});

test.each<[LocaleCode, string, string]>([
  ['th', 'วิธีเลือกพร็อกซี', 'วิธี|เลือก|พร็อกซี'],
  ['km', 'គណនីថ្មី', 'គណនី|ថ្មី'],
  ['ko', '새 계정을', '새 계~정~을'],
  ['de', 'Facet für 5 Profile', 'Facet für 5 Profile'],
  ['jp', 'Facet 3.6', 'Facet 3.6'],
])('on share cards in %s, %s may break at bars, and not at tildes: %s', (code, text, breaks) => {
  expect(withLineBreaks(text, code).replaceAll('\u200b', '|').replaceAll('\u2060', '~')).toBe(breaks);
});

test.each<[LocaleCode, string, string]>([
  // Japanese particles, parts of loanwords and counters stay with their word
  ['jp', 'プロキシの選び方', 'プロキシの|選び方'],
  ['jp', '最初の一週間', '最初の|一週間'],
  ['zh', '选择代理', '选择|代理'],
])('on share cards in %s, %s holds together but for %s', (code, text, pieces) => {
  const shown = withLineBreaks(text, code).replace(/(?<=[^\u2060])(?=[^\u2060])/gu, '|');
  expect(shown.replaceAll('\u2060', '')).toBe(pieces);
});

test('share cards: letters are spaced only where none join: else Khmer vowels fall apart', () => {
  const spaced = enabledLocales.filter((code) => markup('a', code, style).includes('letter_spacing'));
  expect(enabledLocales.filter((code) => !spaced.includes(code))).toEqual(['zh', 'th', 'ko', 'hi', 'jp', 'tc', 'km']);
});

test('share cards: no title can break the markup', () => {
  expect(markup('a < b & c', 'en', style)).toMatch(/^<span lang="en-US" size="61440" [^>]+>a &lt; b &amp; c<\/span>$/);
});

test('share cards: a title that fits nowhere gets shorter until it does', () => {
  let title = 'x'.repeat(400);
  for (let step = 0; title.length > 20; step += 1) {
    expect(shortened(title).length).toBeLessThan(title.length);
    expect(step).toBeLessThan(100);
    title = shortened(title);
  }
});

test('share cards: colors and mark are those of the site', () => {
  const colors = cardColors(readFileSync('src/components/styles/tokens.css', 'utf8'));
  expect(colors.paper).toMatch(/^#[0-9a-f]{6}$/);
  expect(() => cardColors(':root { --paper: red; }')).toThrow('--paper');

  const mark = readFileSync('static/favicon.svg', 'utf8');
  for (const { path } of facets) expect(cardBackground(mark, colors)).toContain(path);
});
