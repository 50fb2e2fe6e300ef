import { languageFault, languageFaults, loadDetector } from '../../../src/content/words/language-of-text';
import { readableMarkdown } from '../../../src/content/words/readable-text';
import type { LocaleCode } from '../../../src/site/languages/locales';

const sentences = {
  en: 'Each profile is a browser of its own, with its own fingerprint, cookies, and proxy, and none sees the others.',
  ru: 'Каждый профиль — отдельный браузер со своим отпечатком, своими cookie и прокси, и они не видят друг друга.',
  uk: 'Кожен профіль — це окремий браузер із власним відбитком, файлами cookie та проксі, і вони не бачать одне одного.',
  vn: 'Mỗi hồ sơ là một trình duyệt riêng, có vân tay trình duyệt, cookie và proxy riêng, không hồ sơ nào thấy hồ sơ nào.',
  es: 'Cada perfil es un navegador aparte, con su propia huella digital, sus cookies y su proxy, y ninguno ve a los demás.',
  pt: 'Cada perfil é um navegador separado, com impressão digital, cookies e proxy próprios, e nenhum enxerga os outros.',
  tr: 'Her profil, kendi parmak izi, çerezleri ve proxysi olan ayrı bir tarayıcıdır; hiçbiri diğerini görmez.',
  fr: 'Chaque profil est un navigateur à part, avec son empreinte, ses cookies et son proxy, et aucun ne voit les autres.',
  de: 'Jedes Profil ist ein eigener Browser mit eigenem Fingerabdruck, Cookies und Proxy, und keines sieht das andere.',
  fil: 'Bawat profile ay hiwalay na browser na may sariling fingerprint, cookies, at proxy, at walang nakakakita sa iba.',
  pl: 'Każdy profil to osobna przeglądarka z własnym odciskiem, plikami cookie i serwerem proxy, a żaden nie widzi innych.',
  nl: 'Elk profiel is een aparte browser met een eigen vingerafdruk, cookies en proxy, en geen enkel profiel ziet een ander.',
  ro: 'Fiecare profil este un browser separat, cu amprentă, cookie-uri și proxy proprii, iar niciunul nu le vede pe celelalte.',
  zh: '每个环境都是一个独立的浏览器，拥有自己的指纹、缓存和代理，彼此互不可见，也不会互相影响，关闭之后仍然保留。',
  tc: '每個環境都是一個獨立的瀏覽器，擁有自己的指紋、快取和代理，彼此互不可見，也不會互相影響，關閉之後仍然保留。',
  jp: '各プロファイルは独立したブラウザで、フィンガープリントもクッキーもプロキシも別々です。互いに見えることはありません。',
  ko: '각 프로필은 고유한 핑거프린트와 쿠키, 프록시를 가진 별도의 브라우저이며 서로를 볼 수 없고 영향을 주지도 않습니다.',
  th: 'แต่ละโปรไฟล์คือเบราว์เซอร์แยกกัน มีลายนิ้วมือเบราว์เซอร์ คุกกี้ และพร็อกซีของตัวเอง และไม่เห็นกันและกัน',
  hi: 'हर प्रोफ़ाइल एक अलग ब्राउज़र है, जिसका अपना फ़िंगरप्रिंट, कुकी और प्रॉक्सी होता है और कोई दूसरे को नहीं देखता।',
  km: 'ប្រូហ្វាល់នីមួយៗគឺជាកម្មវិធីរុករកដាច់ដោយឡែក មានស្នាមម្រាមដៃ និងប្រូកស៊ីរបស់ខ្លួន ហើយមិនឃើញគ្នាទេ។',
} as const satisfies Record<LocaleCode, string>;
const codes = Object.keys(sentences) as LocaleCode[];

describe('a text in the language of its file', () => {
  test.each(codes)('%s: its own passes, every other language is found', async (locale) => {
    const detect = await loadDetector();
    const passes = codes.filter((other) => languageFault(detect, locale, sentences[other].repeat(3), 'line') === null);
    expect(passes).toEqual([locale]);
  });

  test('names, code, addresses and short labels are not judged', async () => {
    const detect = await loadDetector();
    const text = [
      '---',
      'title: Facet vs Multilogin',
      '---',
      'Windows 10, macOS 13, Linux, Chromium, Playwright, Selenium, Amazon, Shopify, TikTok',
      '`const browser = await chromium.connectOverCDP(profile.data.ws)`',
      'https://www.facet.example/blog/what-is-a-browser-fingerprint-and-what-is-it-for',
    ].join('\n');
    expect(languageFaults(detect, 'de', 'content/blog/first/de.md', readableMarkdown(text))).toEqual([]);
  });

  test.each([
    ['zh', '应该针对哪些 JS 模块系统（CommonJS、AMD、ES modules）。'],
    ['jp', 'Playwright、Puppeteer、Selenium、Cypress、WebdriverIO、TestCafe、Nightwatch に対応'],
    ['ko', 'Visual Studio Code, WebStorm, Sublime Text, IntelliJ IDEA, Notepad++ 지원'],
    ['zh', 'Chrome, Firefox, Safari, Edge, Opera, Brave, Vivaldi, Arc'],
    ['de', 'Visual Studio Code, WebStorm, Sublime Text, IntelliJ IDEA, Notepad++, Vim, Emacs'],
    ['ru', 'Visual Studio Code, WebStorm, Sublime Text, IntelliJ IDEA, Notepad++, Vim, Emacs'],
    ['tc', '爲了讓團隊裏的人都能看見，我們把羣組的設定放在同一個地方，衆人隨時可以開啓，也不必再問彼此。'],
  ] as const)(
    'a line of names in %s is in the language, and so is a rarer form of its signs: %s',
    async (locale, line) => {
      expect(languageFault(await loadDetector(), locale, line, 'line')).toBeNull();
    },
  );

  test('the signs of the other Chinese script are named with what to write', async () => {
    const text = '團隊裡的人都能看到設定檔，帐号和密码放在同一個地方，隨時可以打開，也不必再問彼此要不要登入。';
    expect(languageFault(await loadDetector(), 'tc', text, 'line')).toContain('write 帐 → 帳, 号 → 號, 码 → 碼');
  });

  test('code within a step is not judged either', async () => {
    const detect = await loadDetector();
    const code = '   name,group,proxy,cookies of the account and a note for the team that reads it,start\n'.repeat(3);
    const text = `1. บันทึกไฟล์\n\n   \`\`\`text\n${code}   \`\`\`\n\n2. เปิดโปรไฟล์`;
    expect(languageFaults(detect, 'th', 'content/blog/first/th.md', readableMarkdown(text))).toEqual([]);
  });

  test('characters that Taiwan writes too are not taken for the mainland’s', async () => {
    const detect = await loadDetector();
    const text =
      '台北的團隊每天只用兩台電腦，就了解布置得好的設定檔如何讓每一位同事準時完成自己的工作，也不再彼此打擾。';
    expect(languageFault(detect, 'tc', text, 'line')).toBeNull();
  });

  test('a paragraph in another language is reported with its line, a whole file once more', async () => {
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
});
