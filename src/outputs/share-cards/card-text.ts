/** The text of a share card: line breaks and Pango markup. */
import { type LocaleCode, localeOf, type Script, scriptOf } from '../../site/languages/locales';

interface Setting {
  /** Families; each letter is taken from the first one that has it. */
  readonly fonts: string;
  /** A share of the fonts' own. */
  readonly lineHeight: number;
  /** In em. With any value, even 0, Pango uses no ligatures, and Khmer vowels fall apart. */
  readonly tracking?: number;
}

const alphabetic: Setting = { fonts: 'Noto Sans', lineHeight: 0.86, tracking: -0.02 };
/** Marks above and below the letters need the full line height. */
const stacked = (family: string): Setting => ({ fonts: `Noto Sans, ${family}`, lineHeight: 1 });
/** Full-width punctuation comes from the same font as the letters. */
const ideographic = (family: string): Setting => ({ fonts: `${family}, Noto Sans`, lineHeight: 0.92 });

const settings: Readonly<Record<Script, Setting>> = {
  Latn: alphabetic,
  Cyrl: alphabetic,
  Thai: stacked('Noto Sans Thai'),
  Khmr: stacked('Noto Sans Khmer'),
  Deva: { fonts: 'Noto Sans', lineHeight: 1 },
  Hans: ideographic('Noto Sans SC'),
  Hant: ideographic('Noto Sans TC'),
  Jpan: ideographic('Noto Sans JP'),
  Kore: ideographic('Noto Sans KR'),
};

/** Every family, for letters of another script: `楽天市場` in an English title. */
const families = [...new Set(Object.values(settings).flatMap(({ fonts }) => fonts.split(', ')))];

export function settingOf(code: LocaleCode): Setting {
  const setting = settings[scriptOf(code)];
  return { ...setting, fonts: [...new Set([...setting.fonts.split(', '), ...families])].join(', ') };
}

/** Letters that join, or carry marks. */
const joining = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Devanagari}]/u;

const mayBreak = '\u200b';
const mayNotBreak = '\u2060';

/** Allows lines to break between words in languages without spaces, and only at spaces in Korean. */
export function withLineBreaks(text: string, code: LocaleCode): string {
  switch (scriptOf(code)) {
    case 'Kore':
      return text.split(' ').map(keepTogether).join(' ');
    case 'Thai':
    case 'Khmr':
      return wordsOf(text, code).join(mayBreak);
    case 'Hans':
    case 'Hant':
      return wordsOf(text, code).map(keepTogether).join('');
    case 'Jpan':
      return phrasesOf(text).map(keepTogether).join('');
    default:
      return text;
  }
}

const wordsOf = (text: string, code: LocaleCode): string[] =>
  text
    .split(unknownWords[code] ?? never)
    .flatMap((part, place) =>
      place % 2 === 1 ? [part] : Array.from(segmenter(code).segment(part), ({ segment }) => segment),
    );

const segmenter = (code: LocaleCode) => new Intl.Segmenter(localeOf(code).tag, { granularity: 'word' });

/** Words of this site that the dictionary of the language would split. */
const unknownWords: Readonly<Partial<Record<LocaleCode, RegExp>>> = { th: /(พร็อกซี)/ };
const never = /(?!)/;

/** Japanese words with their particles, the other part of a loanword, or the counter after a number. */
function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  for (const word of wordsOf(text, 'jp')) {
    const last = phrases.at(-1);
    if (last !== undefined && belongTogether.test(`${last}\n${word}`)) phrases[phrases.length - 1] = last + word;
    else phrases.push(word);
  }
  return phrases;
}

/** Matches the end of one word and the beginning of the next, on two lines. */
const belongTogether =
  /[\p{L}ー]\n\p{sc=Hiragana}+$|[\p{sc=Katakana}ー]\n[\p{sc=Katakana}ー]|[\d一二三四五六七八九十百千万]\n\p{sc=Han}/u;

/** Latin words and numbers do not break anyway, and joining their letters would remove their kerning. */
const keepTogether = (word: string): string =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word) ? [...word].join(mayNotBreak) : word;

export const shortened = (text: string): string => `${text.slice(0, Math.floor(text.length * 0.9) - 1).trimEnd()}…`;

export function markup(
  text: string,
  code: LocaleCode,
  style: { readonly size: number; readonly weight: number },
): string {
  const { lineHeight, tracking } = settingOf(code);
  const attributes = {
    lang: localeOf(code).tag,
    size: style.size * pangoUnits,
    font_weight: style.weight,
    line_height: lineHeight,
    ...(tracking !== undefined &&
      !joining.test(text) && { letter_spacing: Math.round(tracking * style.size * pangoUnits) }),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<span ${written.join(' ')}>${escapeMarkup(withLineBreaks(text, code))}</span>`;
}

/** Pango counts in 1024ths of a point; at 72 dots per inch, a point is a pixel. */
const pangoUnits = 1024;

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
