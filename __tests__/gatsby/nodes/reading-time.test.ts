import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minutesToRead, wordsIn } from '../../../src/gatsby/nodes/reading-time';
import { enabledLocales } from '../../../src/site/languages/locales';

const sentences = {
  English: 'The profile keeps its own cookies and its own proxy. ',
  German: 'Das Profil behält seine eigenen Cookies und seinen eigenen Proxy. ',
  Chinese: '每个环境都有自己的 Cookie 和自己的代理。',
  Japanese: 'プロファイルごとに、Cookie とプロキシが分かれています。',
  Thai: 'โปรไฟล์แต่ละตัวมีคุกกี้และพร็อกซีของตัวเอง ',
  Khmer: 'ប្រូហ្វាល់នីមួយៗមានខូគី និងប្រូកស៊ីផ្ទាល់ខ្លួន ',
} as const;

test.each(Object.entries(sentences))(
  '%s: two hundred sentences take some minutes, whatever stands between words',
  (_name, text) => {
    const minutes = minutesToRead(`<p>${text.repeat(200)}</p>`);
    expect(minutes).toBeGreaterThanOrEqual(4);
    expect(minutes).toBeLessThanOrEqual(12);
  },
);

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
