import { datesInWords } from '../../../src/gatsby/nodes/schema';

const { dateInWords, updatedInWords } = datesInWords.MarkdownRemarkFrontmatter;

test.each([
  ['en', 'November 17, 2026'],
  ['de', '17. November 2026'],
  ['jp', '2026年11月17日'],
  ['ru', '17 ноября 2026 г.'],
])('a page in %s is told a date as %s, whatever the language of the file', (language, words) => {
  expect(dateInWords.resolve({ date: '2026-11-17T00:00:00.000Z' }, { language })).toBe(words);
});

test('a file without the date has no words for it', () => {
  expect(updatedInWords.resolve({ date: '2026-11-17T00:00:00.000Z' }, { language: 'en' })).toBeNull();
});
