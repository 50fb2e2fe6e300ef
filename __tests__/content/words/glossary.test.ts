import { readFileSync } from 'node:fs';
import { glossaryFaults, glossaryFile } from '../../../src/content/words/glossary';

const text = readFileSync(glossaryFile, 'utf8');
const faultsOf = (changed: string, messageOf = (_locale: string, _key: string): string | undefined => undefined) =>
  glossaryFaults(changed, messageOf).map(({ rule, message }) => `${message} [${rule}]`);

test('the glossary has a word for every term in every language', () => expect(faultsOf(text)).toEqual([]));

test.each([
  ['Zaloguj się', '', 'pl has no word for "sign in (button)"; write it in its column [glossary-word]'],
  [/^\| pl .*\n/m, '', 'pl has no row; add one with its word for each term [glossary-language]'],
  ['| code |', '| name |', 'has no table of terms; begin it with a row "| code | profile | …" [glossary-table]'],
])('%s written as %j is a fault: %s', (from, to, fault) => expect(faultsOf(text.replace(from, to))).toEqual([fault]));

test('a row of an unknown language', () => {
  expect(faultsOf(text.replace('| pl  ', '| px  '))).toEqual([
    expect.stringMatching(/^"px" is not a language code/),
    expect.stringMatching(/^pl has no row/),
  ]);
});

test('a button that says something else', () => {
  const messageOf = (locale: string, key: string) => (locale === 'de' && key === 'login' ? 'Einloggen' : undefined);
  expect(faultsOf(text, messageOf)).toEqual([
    'de has "Anmelden" for "sign in (button)", but login in locales/de/shell.json says "Einloggen"; make them the same [glossary-message]',
  ]);
});
