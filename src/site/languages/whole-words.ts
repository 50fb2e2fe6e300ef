/**
 * Keeps words of Thai and Khmer whole. Browsers break these languages by a dictionary: it lacks loan words and new terms, breaks them
 * inside, and takes letters of their neighbors along. Word joiners hold such a word together; zero-width spaces divide it from its
 * neighbors. Neither is seen, and the browsers' own search finds the word.
 */

/** Words that browsers break inside, or whose neighbors they misread. One that contains another stands before it. */
const words = [
  'พร็อกซี แพ็กเกจ เอเจนซี โปรเจกต์ เทอร์มินัล โพรเซส เอนจิน เดสก์ท็อป คลาวด์ โซเชียล ทราฟฟิก แอดมิน บุ๊กมาร์ก เช็กลิสต์ โฮสติง',
  'แซนด์บ็อกซ์ อีมูเลเตอร์ แดชบอร์ด โทเค็น มาร์เก็ตเพลส คอมมิชชัน อัปโหลด โมดูล เลย์เอาต์ แอฟฟิลิเอต แลนดิงเพจ ฟรีแลนซ์ พอร์ตโฟลิโอ',
  'พร็อพเพอร์ตี อินเทอร์เฟซ คริปโต แชต ลิงก์ ผู้ให้บริการ ผู้ใช้งาน ผู้ใช้ ผู้ดูแล ราคา',
  'เช็ก แล็ปท็อป วอลเล็ต อัปเกรด ดาวน์เกรด ตัวตน คัดลอก ปานกลาง ผู้ดู',
  'ប្រូហ្វាល់ សមកាលកម្ម នីមួយៗ ម្នាក់ៗ ដំបូងៗ កម្រៃជើងសារ ឯកជនភាព ទាញយក ម៉ាស៊ីនមេ កាលវិភាគ សុវត្ថិភាព ពាក្យសម្ងាត់',
  'ប្រូកស៊ី កុំព្យូទ័រ អនឡាញ ប្រូម៉ូសិន អេក្រង់',
].flatMap((line) => line.split(' '));

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const joined = new Map(
  words.map((word) => [word, Array.from(graphemes.segment(word), ({ segment }) => segment).join('\u2060')]),
);

const listed = new RegExp(`(?:${words.join('|')})(?!\\p{M})`, 'gu');
/** With marks; without the signs of repetition and abbreviation, which stay with the word before them. */
const letter = /[\u0e01-\u0e4e\u1780-\u17d3]/;
const firstLetter = /[\u0e01-\u0e2e\u0e40-\u0e44\u1780-\u17b3]/;

const space = (isBetweenWords: boolean): string => (isBetweenWords ? '\u200b' : '');

/** The text of a page; any other language's stays as it is. */
export const withWholeWords = (text: string): string =>
  text.replace(
    listed,
    (word, at: number) =>
      space(letter.test(text.charAt(at - 1))) +
      (joined.get(word) ?? word) +
      space(firstLetter.test(text.charAt(at + word.length))),
  );
