import { messageFaults } from '../../../src/content/checks/messages';
import { enabledLocales } from '../../../src/site/languages/locales';

const english =
  '{\n  "title": "Hello {{name}}",\n  "menu": {\n    "close": "Close"\n  },\n  "files_one": "one file",\n  "files_other": "{{count}} files"\n}';
const polish =
  '{\n  "title": "Cześć {{name}}",\n  "menu": {\n    "close": "Zamknij"\n  },\n  "files_one": "{{count}} plik",\n  "files_few": "{{count}} pliki",\n  "files_many": "{{count}} plików",\n  "files_other": "{{count}} pliku"\n}';

/** Faults of Polish messages; every other language is left out. */
const faultsOf = (text: string, more: readonly (readonly [string, string])[] = []): string[] =>
  messageFaults(new Map([['locales/en/a.json', english], ['locales/pl/a.json', text], ...more]))
    .filter(({ rule, file }) => rule !== 'missing-messages' || file.startsWith('locales/pl'))
    .map(({ file, line, rule, message }) => `${file}:${line} ${message} [${rule}]`);

test('messages without a mistake have no fault', () => {
  expect(faultsOf(polish)).toEqual([]);
});

test.each([
  [
    'a missing key',
    '    "close": "Zamknij"',
    '',
    'locales/pl/a.json:3 menu.close: is missing; translate "Close" [missing-message]',
  ],
  [
    'a missing plural form of the language',
    '  "files_many": "{{count}} plików",\n',
    '',
    'locales/pl/a.json:1 files_many: is missing; translate "{{count}} files" [missing-message]',
  ],
  [
    'an unknown key',
    '"title"',
    '"heading": "x",\n  "title"',
    'locales/pl/a.json:2 heading: is not a message in English, or not a plural form here; remove it [unknown-message]',
  ],
  ['an empty text', 'Zamknij', ' ', 'locales/pl/a.json:4 menu.close: is empty; write the text [empty-message]'],
  [
    'a lost placeholder',
    ' {{name}}',
    '',
    'locales/pl/a.json:2 title: lacks {{name}}; keep it as it is in "Hello {{name}}" [lost-placeholder]',
  ],
  [
    'an unknown placeholder',
    'Zamknij',
    '{{x}}',
    'locales/pl/a.json:4 menu.close: has {{x}}, which is not in "Close"; remove it [unknown-placeholder]',
  ],
])('%s', (_says, from, to, fault) => {
  expect(polish).toContain(from);
  expect(faultsOf(polish.replace(from, () => to))).toEqual([fault]);
});

test('text that is not JSON is a fault with its line', () => {
  expect(faultsOf(polish.replace('"Zamknij"', '"Zamknij",'))).toEqual([
    expect.stringMatching(/^locales\/pl\/a\.json:5 is not JSON: .* \[invalid-json\]$/),
  ]);
});

test('files are those of English', () => {
  expect(messageFaults(new Map([['locales/en/a.json', english]])).map(({ file }) => file)).toEqual(
    enabledLocales.filter((code) => code !== 'en').map((code) => `locales/${code}/a.json`),
  );
  expect(faultsOf(polish, [['locales/pl/b.json', '{}']])).toEqual([
    'locales/pl/b.json:1 English has no b.json, so nothing shows these messages; remove the file [unknown-messages]',
  ]);
});
