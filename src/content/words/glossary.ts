/** The glossary, `docs/glossary.md`: one word for each term in every language, the same on buttons. */
import type { Fault } from '../../site/faults.ts';
import { enabledLocales, isLocaleCode, type LocaleCode, localeCodes } from '../../site/languages/locales.ts';
import { cellsOf } from './style-guide';

export const glossaryFile = 'docs/glossary.md';

export type GlossaryFault = Fault<'glossary-table' | 'glossary-language' | 'glossary-word' | 'glossary-message'>;

/** Glossary columns that are also messages, with the key in `shell.json`. */
export const glossaryMessages = {
  'sign up (button)': 'register',
  'sign in (button)': 'login',
  'privacy notice': 'nav.privacy',
} as const;

/**
 * Finds languages without a row, empty cells, and buttons that say something else.
 * @param messageOf the message with a key of `shell.json` in a language, if there is one
 */
export function glossaryFaults(
  text: string,
  messageOf: (locale: LocaleCode, key: string) => string | undefined,
): GlossaryFault[] {
  const faults: GlossaryFault[] = [];
  const report = (line: number, rule: GlossaryFault['rule'], message: string): void => {
    faults.push({ file: glossaryFile, line, rule, message });
  };
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^\| *code *\|/.test(line));
  if (first < 0) {
    report(1, 'glossary-table', 'has no table of terms; begin it with a row "| code | profile | …"');
    return faults;
  }
  const [, ...terms] = cellsOf(lines[first] ?? '');
  const seen = new Set<string>();
  for (let place = first + 2; lines[place]?.startsWith('|'); place += 1) {
    const [code = '', ...words] = cellsOf(lines[place] ?? '');
    const line = place + 1;
    seen.add(code);
    if (!isLocaleCode(code)) {
      report(line, 'glossary-language', `"${code}" is not a language code (${localeCodes.join(', ')})`);
      continue;
    }
    terms.forEach((term, column) => {
      const word = words[column] ?? '';
      if (word === '') report(line, 'glossary-word', `${code} has no word for "${term}"; write it in its column`);
      const key = Object.entries(glossaryMessages).find(([name]) => name === term)?.[1];
      const shown = key === undefined ? undefined : messageOf(code, key);
      if (word !== '' && shown !== undefined && shown !== word) {
        const message = `${code} has "${word}" for "${term}", but ${key} in locales/${code}/shell.json says "${shown}"; make them the same`;
        report(line, 'glossary-message', message);
      }
    });
  }
  for (const code of enabledLocales.filter((locale) => !seen.has(locale))) {
    report(first + 1, 'glossary-language', `${code} has no row; add one with its word for each term`);
  }
  return faults;
}
