import { tokensOf } from '../../src/components/code-block/tokens';
import { samples } from '../../src/templates/feature/samples';

const kinds = (code: string, language: Parameters<typeof tokensOf>[1]): string[] =>
  tokensOf(code, language).flatMap(({ kind, text }) => (kind ? [`${kind} ${text}`] : []));

test.each(samples)('the colors of the site’s own samples of $tool change nothing of its text', ({ code, language }) => {
  const tokens = tokensOf(code, language);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(tokens.filter(({ kind }) => kind === 'string').length).toBeGreaterThan(1);
});

test.each([
  ['js', "import { a } from 'b';", ['keyword import', 'keyword from', "string 'b'"]],
  ['js', 'awaited(`x`)', ['string `x`']],
  ['json', '{ "code": 0, "ws": "x" }', ['property "code"', 'number 0', 'property "ws"', 'string "x"']],
  ['python', 'raise RuntimeError(answer)', ['keyword raise']],
  ['bash', 'curl -H "a b"', ['keyword curl', 'string "a b"']],
] as const)('the colors of the site’s own samples: %s: %s', (language, code, expected) => {
  expect(kinds(code, language)).toEqual(expected);
});
