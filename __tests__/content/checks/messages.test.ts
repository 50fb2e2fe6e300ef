import { messageFaults } from '../../../src/content/checks/messages';
import { enabledLocales } from '../../../src/site/languages/locales';

const plural = { files_one: 'one file', files_other: '{{count}} files' };
const english = JSON.stringify(
  { title: 'Hello {{name}}', menu: { close: 'Close', tryAgain: 'Try it again' }, ...plural },
  null,
  2,
);
const polish = JSON.stringify(
  {
    ...{ title: 'Cześć {{name}}', menu: { close: 'Zamknij', tryAgain: 'Spróbuj ponownie' } },
    ...{ files_one: '{{count}} plik', files_few: '{{count}} pliki' },
    ...{ files_many: '{{count}} plików', files_other: '{{count}} pliku' },
  },
  null,
  2,
);

/** Faults of Polish messages; every other language is left out. */
const faultsOf = (text: string, more: readonly (readonly [string, string])[] = []): string[] =>
  messageFaults(new Map([['locales/en/a.json', english], ['locales/pl/a.json', text], ...more]))
    .filter(({ rule, file }) => rule !== 'missing-messages' || file.startsWith('locales/pl'))
    .map(({ file, line, rule, message }) => `${file}:${line} ${message} [${rule}]`);

test('messages without a mistake have no fault', () => expect(faultsOf(polish)).toEqual([]));

test.each([
  ['    "close": "Zamknij",\n', '', '3 menu.close: is missing; translate "Close" [missing-message]'],
  [
    '  "files_many": "{{count}} plików",\n',
    '',
    '1 files_many: is missing; translate "{{count}} files" [missing-message]',
  ],
  [
    '"title"',
    '"x": "x",\n  "title"',
    '2 x: is not a message in English, or not a plural form here; remove it [unknown-message]',
  ],
  ['Zamknij', ' ', '4 menu.close: is empty; write the text [empty-message]'],
  [' {{name}}', '', '2 title: lacks {{name}}; keep it as it is in "Hello {{name}}" [lost-placeholder]'],
  [
    'Spróbuj ponownie',
    'Try it again',
    '5 menu.tryAgain: is left in English: "Try it again"; translate it [left-in-english]',
  ],
  ['Zamknij', '{{x}}', '4 menu.close: has {{x}}, which is not in "Close"; remove it [unknown-placeholder]'],
])('with %j as %j there is the fault of line %s', (from, to, fault) => {
  expect(polish).toContain(from);
  expect(faultsOf(polish.replace(from, () => to))).toEqual([`locales/pl/a.json:${fault}`]);
});

test('text that is not JSON is a fault with its line', () => {
  expect(faultsOf(polish.replace('"Spróbuj ponownie"', '"Spróbuj ponownie",'))).toEqual([
    expect.stringMatching(/^locales\/pl\/a\.json:6 is not JSON: .* \[invalid-json\]$/),
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
