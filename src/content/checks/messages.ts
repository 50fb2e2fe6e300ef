/**
 * The messages of every language against the English ones (docs/messages.md): the same files and keys, the language's plural
 * forms, and every placeholder. A draft language may lack some.
 */
import { attempt } from '../../site/attempt';
import type { Fault } from '../../site/faults.ts';
import { defaultLocale, type Locale, type LocaleCode, localeCodes, localeOf } from '../../site/languages/locales.ts';
import { cut } from '../faults';
import { parseYaml } from '../text/yaml-source';
import { needsTranslation } from '../words/left-in-english';
import type { WordRules } from '../words/word-rules';

export type MessageFault = Fault<
  | 'missing-messages'
  | 'unknown-messages'
  | 'invalid-json'
  | 'missing-message'
  | 'unknown-message'
  | 'empty-message'
  | 'left-in-english'
  | 'lost-placeholder'
  | 'unknown-placeholder'
>;

type Tree = { readonly [key: string]: string | Tree };

interface Messages {
  readonly file: string;
  readonly text: string;
  readonly keys: ReadonlyMap<string, string>;
}

const plural = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{\w+\}\}/g;

/** @param files the text of each file by its path, `locales/<code>/<name>.json` */
export function messageFaults(
  files: ReadonlyMap<string, string>,
  stays: Partial<WordRules['stays']> = {},
): MessageFault[] {
  const faults: MessageFault[] = [];
  const read = new Map<string, Messages>();
  for (const [file, text] of files) {
    const messages = messagesOf(file, text);
    if ('rule' in messages) faults.push(messages);
    else read.set(file, messages);
  }
  const names = (locale: LocaleCode): string[] =>
    [...files.keys()].filter((file) => file.startsWith(`locales/${locale}/`)).map((file) => file.split('/')[2] ?? '');
  const english = names(defaultLocale);
  for (const locale of localeCodes) {
    const own = names(locale);
    for (const name of english) {
      const file = `locales/${locale}/${name}`;
      const source = read.get(`locales/${defaultLocale}/${name}`);
      const messages = read.get(file);
      if (!own.includes(name)) {
        if (localeOf(locale).draft) continue;
        faults.push({ file, line: 1, rule: 'missing-messages', message: 'does not exist; translate the English file' });
      } else if (source && messages) faults.push(...faultsIn(messages, source, localeOf(locale), stays[locale] ?? []));
    }
    for (const name of own.filter((other) => !english.includes(other))) {
      const message = `English has no ${name}, so nothing shows these messages; remove the file`;
      faults.push({ file: `locales/${locale}/${name}`, line: 1, rule: 'unknown-messages', message });
    }
  }
  return faults;
}

function messagesOf(file: string, text: string): Messages | MessageFault {
  try {
    return { file, text, keys: flattened(JSON.parse(text) as Tree) };
  } catch (error) {
    const [, line = '1'] = /line (\d+)/.exec(String(error)) ?? [];
    const offset = /position (\d+)/.exec(String(error))?.[1];
    const reason = error instanceof Error ? error.message : String(error);
    return {
      file,
      line: offset === undefined ? Number(line) : text.slice(0, Number(offset)).split('\n').length,
      rule: 'invalid-json',
      message: `is not JSON: ${reason}; look for a missing comma or quotation mark`,
    };
  }
}

/** Messages by key, such as `consent.title`. None if the text is not JSON. */
export const messagesIn = (text: string): ReadonlyMap<string, string> =>
  attempt(() => flattened(JSON.parse(text) as Tree)) ?? new Map();

function flattened(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' ? [...flattened(value, `${prefix}${key}.`)] : [[prefix + key, String(value)] as const],
    ),
  );
}

function faultsIn(
  messages: Messages,
  source: Messages,
  { code, tag, draft }: Locale,
  stays: readonly string[],
): MessageFault[] {
  const { file, keys } = messages;
  const wanted = keysFor([...source.keys.keys()], tag);
  const fault = (key: string, rule: MessageFault['rule'], message: string): MessageFault => ({
    file,
    line: lineOf(messages.text, key),
    rule,
    message: `${key}: ${message}`,
  });
  const missing = [...wanted]
    .filter((key) => !draft && !keys.has(key))
    .map((key) => fault(key, 'missing-message', `is missing; translate "${englishOf(source.keys, key)}"`));
  return [
    ...missing,
    ...[...keys].flatMap(([key, text]) => {
      if (!wanted.has(key)) {
        return [fault(key, 'unknown-message', 'is not a message in English, or not a plural form here; remove it')];
      }
      if (text.trim() === '') return [fault(key, 'empty-message', 'is empty; write the text')];
      const english = englishOf(source.keys, key);
      const words = text.replace(placeholder, ' ');
      if (
        !draft &&
        code !== defaultLocale &&
        text === english &&
        !isNames(messages.file) &&
        needsTranslation(words, code, stays)
      ) {
        return [fault(key, 'left-in-english', `is left in English: "${cut(text)}"; translate it`)];
      }
      return placeholderFaults(key, text, english).map(([rule, message]) => fault(key, rule, message));
    }),
  ];
}

function placeholderFaults(key: string, text: string, english: string): (readonly [MessageFault['rule'], string])[] {
  const expected = new Set(english.match(placeholder));
  const found = new Set(text.match(placeholder));
  // A plural form may say "one" without the number, or have a number that English lacks.
  const isFree = (name: string): boolean => plural.test(key) && name === '{{count}}';
  const lost = [...expected].filter((name) => !found.has(name) && !isFree(name));
  const unknown = [...found].filter((name) => !expected.has(name) && !isFree(name));
  return [
    ...lost.map((name) => ['lost-placeholder', `lacks ${name}; keep it as it is in "${english}"`] as const),
    ...unknown.map((name) => ['unknown-placeholder', `has ${name}, which is not in "${english}"; remove it`] as const),
  ];
}

/** What visitors type into the search, in any language. */
const isNames = (file: string): boolean => file.endsWith('/search.json');

/** The English keys, with the plural forms that CLDR has for the language. */
function keysFor(english: readonly string[], tag: string): ReadonlySet<string> {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return new Set(
    english.flatMap((key) =>
      plural.test(key) ? pluralCategories.map((category) => key.replace(plural, `_${category}`)) : [key],
    ),
  );
}

const englishOf = (english: ReadonlyMap<string, string>, key: string): string =>
  english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';

/** The line of a message, or of its nearest existing parent. JSON is YAML. */
const lineOf = (text: string, key: string): number => parseYaml(text).yaml?.positionOf(key.split('.')).line ?? 1;
