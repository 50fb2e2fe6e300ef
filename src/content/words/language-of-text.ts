/**
 * Whether a text is in the language of its file (docs/content.md). Languages in the Latin and Cyrillic scripts are detected by their words
 * (eld), the others by their script, and the two Chinese ones by their characters (opencc-js).
 */
import { Converter } from 'opencc-js';
import {
  isChinese,
  type LocaleCode,
  localeCodes,
  localeOf,
  type Script,
  scriptOf,
} from '../../site/languages/locales.ts';
import type { Fault } from '../faults';
import { countWithout } from './text-lengths';

/** Letters needed to judge a line or a whole file: shorter texts are names and labels. */
const fewestLetters = { line: 60, file: 200 } as const;
/** Least share of a language's own letters, in a line and in a whole file. */
const leastOwnScript = { line: 0.35, file: 0.6 } as const;
/** Least share of kana in Japanese: text with less is Chinese. */
const leastKana = 0.1;
/** Largest share of characters of the other Chinese script. */
const mostOtherCharacters = 0.02;

const others = /[^\p{L}\p{M}]+/gu;

const notOf: Readonly<Record<Script, RegExp>> = {
  Latn: /\P{Script=Latin}+/gu,
  Cyrl: /\P{Script=Cyrillic}+/gu,
  Hans: /\P{Script=Han}+/gu,
  Hant: /\P{Script=Han}+/gu,
  Jpan: /[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]+/gu,
  Kore: /\P{Script=Hangul}+/gu,
  Thai: /\P{Script=Thai}+/gu,
  Deva: /\P{Script=Devanagari}+/gu,
  Khmr: /\P{Script=Khmer}+/gu,
};
const notKana = /[^\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
/** Whether a script is shared, so that only words tell its languages apart. */
const sharesScript = (locale: LocaleCode): boolean => ['Latn', 'Cyrl'].includes(scriptOf(locale));

/** The detector's name for a language, if it is not the first part of the tag. */
const detectedAs: Readonly<Partial<Record<LocaleCode, string>>> = { fil: 'tl' };
const byWords: readonly LocaleCode[] = localeCodes.filter(sharesScript);
const nameOf = (locale: LocaleCode): string => detectedAs[locale] ?? localeOf(locale).tag.split('-')[0] ?? locale;

/** Names that are the same in every language. */
export const names =
  /\b(Facet|RPA|API|FAQ|Chromium|Canvas|WebGL|WebRTC|AudioContext|Playwright|Puppeteer|Selenium|Python|Node\.js|Windows|macOS|Linux|Intel|Apple|silicon|Debian|Ubuntu|AppImage|deb|CSV|JSON|HTTPS?|SOCKS5|UDP|TCP|DNS|IP|STUN|ICE|Google|Ads|Meta|Facebook|TikTok|Amazon|Discord|LinkedIn|YouTube|Reddit|Pinterest|Instagram|eBay|Shopify|OnlyFans|Tinder|Telegram|WhatsApp|WeChat|Twitter|SEO|SERP|Solo|Team|Business|Multilogin|GoLogin|Dolphin|Anty|Octo|Browser|Undetectable|Incogniton|Ziniao|Flowyard|Harbor|Proxies|Ledgerline|Scriptbench|Meridian)\b/g;

/** Characters that the converter changes although both Chinese scripts use them. */
const inBothChinese = /[台了布只准]/g;

const toSimplified = Converter({ from: 'tw', to: 'cn' });
const toTraditional = Converter({ from: 'cn', to: 'tw' });

/** The language by the detector's name; empty when it cannot tell. */
type Detect = (text: string) => string;

/** Loaded on demand: an ES module with 2 MB of data. */
export async function loadDetector(): Promise<Detect> {
  const { eld } = await import('eld/medium');
  eld.setLanguageSubset(byWords.map(nameOf));
  return (text) => eld.detect(text).language;
}

/** A text without names, and its letters: all, and those of the language's own script. */
type Letters = ReturnType<typeof lettersOf>;

/** Latin words that can only be names: with a capital inside or a digit, or in capitals. */
const clearNames =
  /(?<![\p{L}\p{N}])[\p{Script=Latin}\p{N}._-]*(?:\p{Ll}\p{Lu}|\p{Lu}{2}|\p{L}\p{N}|\p{N}\p{L})[\p{Script=Latin}\p{N}._-]*/gu;
/** In text of another script, every capitalized Latin word is a name. */
const likelyNames = /(?<![\p{Script=Latin}\p{N}])(?:\p{N}|\p{Lu})[\p{Script=Latin}\p{N}._-]*/gu;

/** Lowercase words needed to detect the language of a line. */
const fewestWords = 4;

function lettersOf(locale: LocaleCode, text: string) {
  const own = countWithout(text.replace(names, ' '), notOf[scriptOf(locale)]);
  const isAmongOthers = !sharesScript(locale) && own > 0;
  const plain = text.replace(names, ' ').replace(isAmongOthers ? likelyNames : clearNames, ' ');
  return { plain, all: countWithout(plain, others), own: countWithout(plain, notOf[scriptOf(locale)]) };
}

/** Whether a line is a list of names, or has only some terms in Latin letters. */
function hasOnlyTerms({ plain, all, own }: Letters): boolean {
  const words = plain.match(/(?<!\p{L})\p{Ll}[\p{L}\p{M}'’-]+/gu)?.length ?? 0;
  const isOwnOrLatin = own + countWithout(plain, notOf.Latn) >= 0.9 * all;
  return words < fewestWords && isOwnOrLatin && (own > 0 || /[,、，;；/|·・]/.test(plain));
}

const shareOf = ({ all, own }: Letters): number => own / Math.max(1, all);

function faultOf(detect: Detect, locale: LocaleCode, letters: Letters, extent: 'line' | 'file'): string | null {
  const { plain, all, own } = letters;
  const least = fewestLetters[extent];
  // Other scripts need one character where these need two or three.
  if (all < (sharesScript(locale) ? least : least / 2)) return null;
  const share = shareOf(letters);
  if (extent === 'line' && (share < leastOwnScript.line || sharesScript(locale)) && hasOnlyTerms(letters)) return null;
  if (share < leastOwnScript[extent])
    return `only ${percent(share)} of its letters belong to the script of the language; translate it`;
  if (isChinese(locale)) return otherCharacters(locale, plain, own);
  if (locale === 'jp') return countWithout(plain, notKana) / own < leastKana ? 'has hardly any kana' : null;
  if (!sharesScript(locale)) return null;
  const language = detect(plain);
  return language === nameOf(locale) || language === '' ? null : `reads as "${language}"; translate it`;
}

function otherCharacters(locale: LocaleCode, text: string, own: number): string | null {
  const judged = text.replace(inBothChinese, '');
  const [toOwn, toOther] = scriptOf(locale) === 'Hans' ? [toSimplified, toTraditional] : [toTraditional, toSimplified];
  const [before, after] = [[...judged], [...toOwn(judged)]];
  if (before.length !== after.length) return null;
  // A character that both conversions change is a variant of the own script, such as the traditional 爲.
  const others = before.filter((sign, place) => after[place] !== sign && toOther(sign) === sign);
  if (others.length / own <= mostOtherCharacters) return null;
  const shown = [...new Set(others)].slice(0, 10);
  const instead = shown.map((sign) => `${sign} → ${toOwn(sign)}`).join(', ');
  return `${percent(others.length / own)} of its characters belong to the other Chinese script; write ${instead}`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Checks a file as a whole and line by line; a line is a paragraph, an item or a message. */
export function languageFaults(detect: Detect, locale: LocaleCode, file: string, readable: string): Fault[] {
  const lines = readable.split('\n').map((line) => lettersOf(locale, line));
  const sum = (key: 'all' | 'own'): number => lines.reduce((total, line) => total + line[key], 0);
  /** Letters of lines detected as the file's language. */
  let told = 0;
  const detectLine =
    ({ all }: Letters): Detect =>
    (text) => {
      const language = detect(text);
      if (language === nameOf(locale)) told += all;
      return language;
    };
  const faults = lines.flatMap((letters, place): Fault[] => {
    const fault = faultOf(detectLine(letters), locale, letters, 'line');
    if (!fault) return [];
    const shown = readable.split('\n')[place]?.trim().slice(0, 60);
    return [{ file, line: place + 1, rule: 'wrong-language', message: `${fault}: "${shown}…"` }];
  });
  const all = { plain: lines.map((line) => line.plain).join('\n'), all: sum('all'), own: sum('own') };
  // If most of the file was detected by line, checking it as a whole would only double the time.
  const whole = faultOf(told > all.all / 2 ? () => nameOf(locale) : detect, locale, all, 'file');
  return whole ? [{ file, line: 1, rule: 'wrong-language', message: `as a whole, ${whole}` }, ...faults] : faults;
}
