import { readdirSync, readFileSync, statSync } from 'node:fs';
import { contrastOf, readTokens, sidesOf } from '../../../src/components/styles/design-tokens';
import { locales } from '../../../src/site/languages/locales';

const css = readFileSync('src/components/styles/tokens.css', 'utf8');
const tokens = readTokens(css);
const tokenValue = (name: string) => tokens.find((token) => token.name === name)?.value ?? '';

test('the tokens, read from tokens.css: every custom property of the root is among them, once', () => {
  const declared = [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
  expect(new Set(tokens.map(({ name }) => name))).toEqual(new Set(declared));
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
});

test('colors: contrast as WCAG counts it', () => {
  expect(contrastOf('#ffffff', '#000000')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('canvas', '#ffffff')).toBeNull();
});

const facets = [1, 2, 3, 4, 5].map((facet) => `--facet-${facet}`);

test.each([...facets, '--ink', '--ink-soft', '--ink-faint', '--accent', '--good', '--warn', '--bad'])(
  '%s can be read on paper, a facet also on surface and sunk surface, light and dark (4.5 : 1)',
  (name) => {
    const color = sidesOf(tokenValue(name));
    const grounds = facets.includes(name) ? ['--paper', '--surface', '--surface-sunk'] : ['--paper'];
    for (const ground of grounds) {
      const { light, dark } = sidesOf(tokenValue(ground));
      expect(contrastOf(color.light, light)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(color.dark, dark)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('the fonts of all styles have at most 40 KB together, and their license beside them', () => {
  const files = readdirSync('src/components/styles/fonts');
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  const bytes = fonts.reduce((sum, file) => sum + statSync(`src/components/styles/fonts/${file}`).size, 0);
  expect(bytes).toBeLessThanOrEqual(40 * 1024);
  expect(files).toContain('OFL.txt');
});

test('a font never hides text, and has a stand-in of its width and height', () => {
  const display = readFileSync('src/components/styles/display.css', 'utf8');
  const faces = display.match(/@font-face \{[^}]*\}/g) ?? [];
  for (const face of faces) {
    expect(face).toMatch(
      face.includes('url(') ? /font-display: swap/ : /size-adjust: .*ascent-override: .*descent-override/s,
    );
  }
  const names = faces.map((face) => /font-family: "?([^";]+)/.exec(face)?.[1] ?? '');
  expect(names.length).toBeGreaterThan(1);
  const stacks =
    readFileSync('src/components/styles/tokens.css', 'utf8')
      .match(/--(?:face|font-display): [^;]+/g)
      ?.join() ?? '';
  for (const name of names) expect(stacks).toContain(name);
});

const fonts: Readonly<Record<string, string>> = {
  Deva: 'Noto Sans Devanagari',
  Hans: 'Noto Sans CJK SC',
  Hant: 'Noto Sans CJK TC',
  Jpan: 'Noto Sans CJK JP',
  Khmr: 'Noto Sans Khmer',
  Kore: 'Noto Sans CJK KR',
  Thai: 'Noto Sans Thai',
};

test.each(locales.filter(({ script }) => script !== 'Latn' && script !== 'Cyrl'))(
  'text in $name names the font of its script, so that the system is not asked for it',
  ({ script, tag }) => {
    const named = [...css.matchAll(/^\[lang\]:lang\(([\w-]+)\) \{[^}]*--font-script: "([^"]+)"/gm)]
      .filter(([, range = '']) => tag === range || tag.startsWith(`${range}-`))
      .map(([, , font]) => font);
    expect(named.at(-1)).toBe(fonts[script] ?? `the font of ${script}`);
  },
);

test.each(['--font', '--font-mono'])('%s contains it', (stack) => {
  expect(tokenValue(stack)).toContain('var(--font-script)');
});
