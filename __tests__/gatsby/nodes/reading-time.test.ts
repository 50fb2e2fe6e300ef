import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minutesToRead, wordsIn } from '../../../src/gatsby/nodes/markdown-fields';
import { enabledLocales } from '../../../src/site/languages/locales';
import { withWholeWords } from '../../../src/site/languages/whole-words';

test('a thousand words take four minutes, whatever stands between words', () => {
  expect(minutesToRead(`<p>${'one two '.repeat(500)}</p>`)).toBe(4);
  expect(minutesToRead(`<p>${'环境 '.repeat(1000)}</p>`)).toBe(4);
});

test('a short text takes a minute; tags and entities are no words', () => {
  expect(minutesToRead('<p class="a b c">One&nbsp;two</p>')).toBe(1);
  expect(minutesToRead('')).toBe(1);
  expect(minutesToRead(`<p>${'<b class="word word word"></b>'.repeat(1000)}</p>`)).toBe(1);
});

test.each(enabledLocales)('the words of a text in %s are as many as Intl.Segmenter finds', (code) => {
  const file = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .sort()
    .find((name) => path.basename(name) === `${code}.md` && name.startsWith('helps/'));
  const text = readFileSync(path.join('content', file ?? ''), 'utf8');
  const segments = [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text)];
  const words = segments.filter(({ isWordLike }) => isWordLike).length;
  expect(words).toBeGreaterThan(100);
  expect(Math.abs(wordsIn(text) - words) / words).toBeLessThan(0.03);
});

test('words that are held together are counted as without the signs that hold them', () => {
  const text = 'พร็อกซีของคุณ '.repeat(2000);
  expect(minutesToRead(withWholeWords(text))).toBe(minutesToRead(text));
});
