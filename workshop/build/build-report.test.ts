import { Readable } from 'node:stream';
import { lineOf, parseAction, reportBuild } from './build-report';

const log = (level: string, text: string, more: object = {}) =>
  JSON.stringify({ type: 'LOG', payload: { level, text, ...more } });
const start = (text: string, more: object = {}) =>
  JSON.stringify({ type: 'ACTIVITY_START', payload: { uuid: text, text, type: 'progress', ...more } });
const update = (uuid: string, current: number) =>
  JSON.stringify({ type: 'ACTIVITY_UPDATE', payload: { uuid, current } });

const lineFor = (line: string): string | null => {
  const action = parseAction(line);
  return action && lineOf(action);
};

/** Each line takes four seconds. */
async function written(lines: readonly string[], isTerminal: boolean): Promise<string> {
  let text = '';
  let time = 0;
  const write = (part: string): void => {
    text += part;
  };
  await reportBuild(Readable.from(lines.map((line) => `${line}\n`)), { isTerminal, write }, () => (time += 4_000));
  return text;
}

test.each([
  [
    'a step, with its time',
    log('ACTIVITY_SUCCESS', 'building schema', { duration: 12.34 }),
    '  12.3 s  building schema',
  ],
  [
    'how many pages a step wrote',
    log('ACTIVITY_SUCCESS', 'Building static HTML for pages', { duration: 33.5, activity_total: 1782 }),
    '  33.5 s  Building static HTML for pages: 1782',
  ],
  [
    'also of less than a second, if it counts',
    log('ACTIVITY_SUCCESS', 'run page queries', { duration: 0.2, activity_total: 9 }),
    '   0.2 s  run page queries: 9',
  ],
  ['what the site says itself', log('INFO', 'global: 18 languages'), '          global: 18 languages'],
  ['a warning', log('WARNING', 'A picture is\nmissing'), ' warning  A picture is\n          missing'],
  [
    'an error, with its place and calls',
    log('ERROR', 'It broke', {
      filePath: 'src/a.ts',
      location: { start: { line: 3, column: 4 } },
      stack: [{ functionName: 'f', fileName: 'src/b.ts', lineNumber: 9 }],
    }),
    '   error  It broke\n          src/a.ts:3:4\n          at f (src/b.ts:9)',
  ],
  ['why a page could not be made', log('LOG', '\n\n  TypeError: x is null\n'), '          TypeError: x is null'],
  [
    'an error, without the whole of a file that has one line',
    log('ERROR', `It broke\n> 1 | ${'x'.repeat(500_000)}`),
    `   error  It broke\n          > 1 | ${'x'.repeat(394)}…`,
  ],
  [
    'a warning of a query that stands where none is run',
    log('WARNING', 'The GraphQL query in the non-page component "/site/src/components/icon/icon.tsx" will not be run.'),
    ' warning  The GraphQL query in the non-page component "/site/src/components/icon/icon.tsx" will not be run.',
  ],
])('%s', (_what, line, expected) => {
  expect(lineFor(line)).toBe(expected);
});

test.each([
  ['a step of less than a second', log('ACTIVITY_SUCCESS', 'load plugins', { duration: 0.9 })],
  ["what is for Gatsby's makers", log('DEBUG', 'create node: uk/home')],
  ['the list of all pages', JSON.stringify({ type: 'RENDER_PAGE_TREE', payload: { pages: {} } })],
  [
    'a warning of something intended',
    log(
      'WARNING',
      'The GraphQL query in the non-page component "/site/src/templates/components/components.tsx" will not be run.',
    ),
  ],
])('not %s', (_what, line) => {
  expect(lineFor(line)).toBeNull();
});

test('a file gets a line every ten seconds on how far a step is', async () => {
  const lines = [
    start('HTML', { total: 90, current: 0 }),
    ...[10, 20, 30, 40, 50].map((current) => update('HTML', current)),
  ];
  expect((await written(lines, false)).split('\n')).toEqual([
    '       …  HTML, 20 of 90',
    '       …  HTML, 50 of 90',
    '',
  ]);
});

test('a terminal always shows the step under way, in one line', async () => {
  const text = await written([start('HTML', { total: 90 }), update('HTML', 10), log('INFO', 'done')], true);
  expect(text.split('\r\u001B[2K')).toEqual(['', '       …  HTML', '       …  HTML, 10 of 90', '          done\n', '']);
});

test('what is not from the log of Gatsby is printed as it is, also when it looks like it', async () => {
  expect(await written(['Error: out of memory', '{"not": "closed', '', start('one', { type: 'hidden' })], false)).toBe(
    'Error: out of memory\n{"not": "closed\n',
  );
});
