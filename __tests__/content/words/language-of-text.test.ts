import { readFileSync } from 'node:fs';
import { languageFaults, loadDetector } from '../../../src/content/words/language-of-text';
import { readableMarkdown } from '../../../src/content/words/readable-text';
import { enabledLocales, type LocaleCode } from '../../../src/site/languages/locales';

/** The first paragraph of a page that every language has. */
const firstParagraph = (code: LocaleCode): string =>
  readFileSync(`content/pages/security/${code}.md`, 'utf8')
    .split(/\n{2,}/)
    .find((block) => /^\p{L}/u.test(block)) ?? '';
const sentences = Object.fromEntries(enabledLocales.map((code) => [code, firstParagraph(code)])) as Record<
  LocaleCode,
  string
>;

/** What is said of a text on one line. */
const saidOf = async (locale: LocaleCode, text: string): Promise<readonly string[]> =>
  languageFaults(await loadDetector(), locale, 'a.md', text).map(({ message }) => message);

test.each(enabledLocales)(
  'a text in the language of its file: %s: its own passes, every other language is found',
  async (locale) => {
    const passes: LocaleCode[] = [];
    for (const other of enabledLocales) {
      if ((await saidOf(locale, sentences[other].repeat(3))).length === 0) passes.push(other);
    }
    expect(passes).toEqual([locale]);
  },
);

test.each([
  ['de', '---\ntitle: Facet vs Multilogin\n---\nWindows 10, macOS 13, Linux, Chromium, Playwright, Amazon, Shopify'],
  ['de', '`const browser = await chromium.connectOverCDP(profile.data.ws)`'],
  ['de', 'https://www.facet.example/blog/what-is-a-browser-fingerprint-and-what-is-it-for'],
  ['th', `1. บันทึกไฟล์\n\n   ~~~text\n${'   the note for the team that reads it\n'.repeat(5)}   ~~~\n\n2. เปิดโปรไฟล์`],
] as const)('in %s names, code, addresses and short labels are not judged: %j', async (locale, text) => {
  expect(await saidOf(locale, readableMarkdown(text))).toEqual([]);
});

test.each([
  ['zh', '应该针对哪些 JS 模块系统（CommonJS、AMD、ES modules）。'],
  ['jp', 'Playwright、Puppeteer、Selenium、Cypress、WebdriverIO、TestCafe、Nightwatch に対応'],
  ['ko', 'Visual Studio Code, WebStorm, Sublime Text, IntelliJ IDEA, Notepad++ 지원'],
  ['zh', 'Chrome, Firefox, Safari, Edge, Opera, Brave, Vivaldi, Arc'],
  ['de', 'Visual Studio Code, WebStorm, Sublime Text, IntelliJ IDEA, Notepad++, Vim, Emacs'],
  ['ru', 'Visual Studio Code, WebStorm, Sublime Text, IntelliJ IDEA, Notepad++, Vim, Emacs'],
  // Characters that Taiwan writes, too
  ['tc', '台北的團隊每天只用兩台電腦，就了解布置得好的設定檔如何讓每一位同事準時完成自己的工作，也不再彼此打擾。'],
  ['tc', '爲了讓團隊裏的人都能看見，我們把羣組的設定放在同一個地方，衆人隨時可以開啓，也不必再問彼此。'],
] as const)(
  'a text in the language of its file: a line of names in %s is in the language, and so is a rarer form of its signs: %s',
  async (locale, line) => {
    expect(await saidOf(locale, line)).toEqual([]);
  },
);

test('a text in the language of its file: the signs of the other Chinese script are named with what to write', async () => {
  const text = '團隊裡的人都能看到設定檔，帐号和密码放在同一個地方，隨時可以打開，也不必再問彼此要不要登入。';
  expect((await saidOf('tc', text))[0]).toContain('write 帐 → 帳, 号 → 號, 码 → 碼');
});

test('a text in the language of its file: a paragraph in another language is reported with its line, a whole file once more', async () => {
  const detect = await loadDetector();
  const file = 'content/blog/first/de.md';
  expect(languageFaults(detect, 'de', file, `${sentences.de}\n\n${sentences.en}`)).toEqual([
    {
      file,
      line: 3,
      rule: 'wrong-language',
      message: `reads as "en"; translate it: "${sentences.en.slice(0, 60)}…"`,
    },
  ]);
  const whole = languageFaults(detect, 'de', file, `${sentences.en}\n`.repeat(3));
  expect(whole.map(({ line }) => line)).toEqual([1, 1, 2, 3]);
  expect(whole[0]?.message).toBe('as a whole, reads as "en"; translate it');
});
