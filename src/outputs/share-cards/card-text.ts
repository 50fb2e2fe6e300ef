/**
 * The text of a share card: where its lines may break, and how it is set (design 12).
 */
import { type LocaleCode, localeOf, type Script, scriptOf } from '../../site/languages/locales';

/** How a script is set. */
interface Setting {
  /** Font families; each letter is taken from the first one that has it. */
  readonly fonts: string;
  /** Height of a line, as a share of the fonts' own. */
  readonly lineHeight: number;
  /**
   * Space between letters, in em. Left out for scripts whose letters join: with any value, even 0, Pango uses no ligatures,
   * and Khmer vowels fall apart.
   */
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

/** Every family, for letters that a title has of another script: `楽天市場` in English. */
const families = [...new Set(Object.values(settings).flatMap(({ fonts }) => fonts.split(', ')))];

/** How a language is set on a card: in its own fonts first. */
export function settingOf(code: LocaleCode): Setting {
  const setting = settings[scriptOf(code)];
  return { ...setting, fonts: [...new Set([...setting.fonts.split(', '), ...families])].join(', ') };
}

/** Letters that join, or carry marks. */
const joining = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Devanagari}]/u;

/** Allows a line break here, without a hyphen. */
const mayBreak = '\u200b';
/** Prevents a line break here. */
const mayNotBreak = '\u2060';

/**
 * Marks where the lines of a text may break: only between words in languages that write no spaces there; only at spaces in
 * Korean, where a line could otherwise end within a word. Texts in other languages stay unchanged.
 */
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

/** Japanese words with what belongs to them: particles, the other part of a loanword, the counter after a number. */
function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  for (const word of wordsOf(text, 'jp')) {
    const last = phrases.at(-1);
    if (last !== undefined && belongTogether.test(`${last}\n${word}`)) phrases[phrases.length - 1] = last + word;
    else phrases.push(word);
  }
  return phrases;
}

/** The end of one word and the beginning of the next, on two lines. */
const belongTogether =
  /[\p{L}ー]\n\p{sc=Hiragana}+$|[\p{sc=Katakana}ー]\n[\p{sc=Katakana}ー]|[\d一二三四五六七八九十百千万]\n\p{sc=Han}/u;

/** Latin words and numbers do not break anyway, and joining their letters would remove their kerning. */
const keepTogether = (word: string): string =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word) ? [...word].join(mayNotBreak) : word;

/** A text shortened by about a tenth, with an ellipsis at its end. */
export const shortened = (text: string): string => `${text.slice(0, Math.floor(text.length * 0.9) - 1).trimEnd()}…`;

/** A text in Pango's markup. */
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

/** Pango counts in 1024ths of a point; cards are drawn at 72 dots per inch, so that a point is a pixel. */
const pangoUnits = 1024;

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
