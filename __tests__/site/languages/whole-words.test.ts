import fc from 'fast-check';
import { withoutBreakSigns } from '../../../src/site/languages/break-signs';
import { withWholeWords } from '../../../src/site/languages/whole-words';

/** A text with `|` where a line may break at a sign of ours, and `+` where it may not. */
const shown = (text: string): string => withWholeWords(text).replaceAll('\u200b', '|').replaceAll('\u2060', '+');

test.each([
  ['a loan word between others', 'กรองพร็อกซีของคุณ', 'กรอง|พ+ร็+อ+ก+ซี|ของคุณ'],
  ['one beside a space, a sign or another script', 'แพ็กเกจ (พร็อกซี) IPลิงก์', 'แ+พ็+ก+เ+ก+จ (พ+ร็+อ+ก+ซี) IPลิ+ง+ก์'],
  ['the longer of two words', 'ผู้ใช้งาน', 'ผู้+ใ+ช้+ง+า+น'],
  ['the sign of repetition, which stays with its word', 'ลิงก์ๆ', 'ลิ+ง+ก์ๆ'],
  ['no part of another word', 'เอเจนซี่', 'เอเจนซี่'],
  ['a Khmer word before the end of a sentence', 'បើកប្រូហ្វាល់។', 'បើក|ប្រូ+ហ្វា+ល់។'],
  ['no text of another language', 'A proxy, 代理', 'A proxy, 代理'],
])('a line holds together %s', (_, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('the signs are added once, and leave no trace where they are taken out', () => {
  const word = fc.constantFrom('พร็อกซี', 'ของคุณ', 'ប្រូហ្វាល់', 'បើក', ' ', 'IP', 'ๆ', '<b>');
  fc.assert(
    fc.property(fc.array(word), (parts) => {
      const text = parts.join('');
      const whole = withWholeWords(text);
      expect(withWholeWords(whole)).toBe(whole);
      expect(withoutBreakSigns(whole)).toBe(text);
    }),
  );
});
