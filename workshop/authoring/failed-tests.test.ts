import { failedTests } from './failed-tests';

const root = '/project';
const advice =
  ' (if you changed only texts or pictures, and the test does not say what to do, ask in the pull request: an engineer changes what it expects)';

const ofJest = (assertions: readonly object[], more: object = {}): string =>
  JSON.stringify({
    testResults: [
      { name: '/project/__tests__/a.test.ts', status: 'failed', message: '', assertionResults: assertions, ...more },
    ],
  });

const built = (ok: boolean, errors: readonly object[] = []): string =>
  JSON.stringify({
    config: { rootDir: '/project/__tests__/built' },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'every page has a card',
                file: 'share-cards.built.ts',
                line: 25,
                ok,
                tests: [{ results: [{ error: { message: '\u001b[31m/de/x has none\u001b[39m\n\n  24 | const a' } }] }],
              },
            ],
          },
        ],
      },
    ],
    errors,
  });

test.each([
  [
    'a test of Jest, without colors, code and the stack',
    ofJest([
      { fullName: 'the words are known', status: 'passed', failureMessages: [] },
      {
        fullName: 'every picture has a cover',
        status: 'failed',
        failureMessages: ['\u001b[31mcovers.ts names\n"blog/x"\u001b[39m\n    at Object.<anonymous> (a.test.ts:1:2)'],
      },
    ]),
    [`__tests__/a.test.ts:1 every picture has a cover: covers.ts names "blog/x"${advice}`],
  ],
  [
    'a file that did not run',
    ofJest([], { message: 'Cannot find module' }),
    [`__tests__/a.test.ts:1 the file did not run: Cannot find module${advice}`],
  ],
  [
    'a test of built pages',
    built(false),
    [`__tests__/built/share-cards.built.ts:25 every page has a card: /de/x has none${advice}`],
  ],
  [
    'tests of built pages that did not run',
    built(true, [{ message: 'no host' }]),
    [`__tests__/built:1 the tests did not run: no host${advice}`],
  ],
  ['none', built(true), []],
])('%s', (_what, text, said) => {
  expect(failedTests(text, root).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(said);
});

test('a long message is cut, and another text is refused', () => {
  const [fault] = failedTests(ofJest([{ fullName: 'a', status: 'failed', failureMessages: ['x'.repeat(900)] }]), root);
  expect(fault?.message).toBe(`a: ${'x'.repeat(400)}…${advice}`);
  expect(() => failedTests('{}', root)).toThrow('neither Jest nor Playwright');
});
