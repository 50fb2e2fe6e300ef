import { fenceLanguages, highlighted } from '../../../src/content/render/highlight';

type Highlight = typeof highlighted;

/** Highlights code in a process that has read no other code. */
function cold(...[code, language]: Parameters<Highlight>): ReturnType<Highlight> {
  let found: ReturnType<Highlight> = [];
  // Prism's grammars find it in a global variable.
  const shared = globalThis as { Prism?: unknown };
  const { Prism } = shared;
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ highlighted: Highlight }>('../../../src/content/render/highlight');
    found = fresh.highlighted(code, language);
  });
  shared.Prism = Prism;
  return found;
}

test('code looks the same whatever code was read before it', () => {
  const cases = [
    ['markdown', '---\ntitle: A\n---\n\n```js\nconst a = 1;\n```'],
    ['js', 'const a = /[a-z]+(b|c)/g; /** @param {string} a */'],
    ['http', 'POST / HTTP/1.1\nContent-Type: application/json\n\n{"a": 1}'],
    ['html', '<style>a { color: red }</style><script>let a = `<b>`;</script>'],
    ['css', 'a:hover { color: #fff; width: 1px }'],
    ['java', '/** {@link A} */ class B {}'],
  ] as const;
  const before = cases.map(([language, code]) => cold(code, language));
  for (const language of [...fenceLanguages].reverse()) highlighted('a', language);
  expect(cases.map(([language, code]) => highlighted(code, language))).toEqual(before);
});

test('what only changes how other languages are read is no language of a fence', () => {
  expect(['js-extras', 'css-extras', 'php-extras', 'jsdoc'].filter((name) => fenceLanguages.includes(name))).toEqual(
    [],
  );
  expect(['js', 'javascript', 'css', 'html', 'yaml', 'bash'].filter((name) => !fenceLanguages.includes(name))).toEqual(
    [],
  );
});
