import { readFileSync } from 'node:fs';
import { contrastOf, readTokens, sidesOf } from '../../src/styles/design-tokens';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const tokens = readTokens(css);
const tokenValue = (name: string) => tokens.find((token) => token.name === name)?.value ?? '';

describe('the tokens, read from tokens.css', () => {
  test('every custom property of the root is among them, once', () => {
    const declared = [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name);
    expect(new Set(tokens.map(({ name }) => name))).toEqual(new Set(declared));
    expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
  });

  test('each is of the kind that its name and value tell', () => {
    const kinds = Object.fromEntries(tokens.map(({ name, kind }) => [name, kind]));
    expect(kinds).toMatchObject({
      '--paper': 'colour',
      '--facet-1': 'colour',
      '--text-m': 'type',
      '--leading': 'type',
      '--space-4': 'space',
      '--radius-m': 'radius',
      '--shadow-1': 'shadow',
      '--quick': 'motion',
    });
  });

  test('comments and line breaks are no part of a value', () => {
    expect(readTokens('/* a */ :root { --a: /* b */ 1px\n  2px; }')).toEqual([
      { name: '--a', kind: 'other', value: '1px 2px' },
    ]);
    expect(() => readTokens('html {}')).toThrow('tokens.css has no rule for :root');
  });
});

describe('colours', () => {
  test('have a light and a dark side', () => {
    expect(sidesOf('light-dark(#ffffff, #000000)')).toEqual({ light: '#ffffff', dark: '#000000' });
    expect(sidesOf('#123456')).toEqual({ light: '#123456', dark: '#123456' });
  });

  test('contrast as WCAG counts it', () => {
    expect(contrastOf('#ffffff', '#000000')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('canvas', '#ffffff')).toBeNull();
  });

  test.each(['--ink', '--ink-soft', '--ink-faint', '--accent', '--good', '--warn', '--bad'])(
    '%s can be read on paper, light and dark (4.5 : 1)',
    (name) => {
      const [paper, colour] = [sidesOf(tokenValue('--paper')), sidesOf(tokenValue(name))];
      expect(contrastOf(colour.light, paper.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(colour.dark, paper.dark)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
