/** Reads the design tokens from `tokens.css`, so that the page that shows them always matches the styles. */

/** By its name and value. */
export type TokenKind = 'color' | 'type' | 'space' | 'radius' | 'shadow' | 'motion' | 'other';

/** A custom property of the root. */
export interface Token {
  readonly name: string;
  readonly kind: TokenKind;
  /** On one line. */
  readonly value: string;
}

const kindsByName: readonly (readonly [RegExp, TokenKind])[] = [
  [/^--(font|text|leading|tracking|weight)/, 'type'],
  [/^--(space|gutter|page|measure|header|target)/, 'space'],
  [/^--radius/, 'radius'],
  [/^--shadow/, 'shadow'],
  [/^--(quick|calm|ease)/, 'motion'],
];

const kindOf = (name: string, value: string): TokenKind =>
  kindsByName.find(([pattern]) => pattern.test(name))?.[1] ?? (/^(light-dark\(|#)/.test(value) ? 'color' : 'other');

/**
 * Only the file's first rule, the plain `:root`: changes for languages and preferences come later.
 * @throws when the file has no such rule
 */
export function readTokens(css: string): Token[] {
  const body = /:root\s*\{([^}]*)\}/.exec(css.replace(/\/\*[\s\S]*?\*\//g, ''))?.[1];
  if (body === undefined) throw new Error('tokens.css has no rule for :root');
  return [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', text = '']) => {
    const value = text.replace(/\s+/g, ' ').trim();
    return { name, value, kind: kindOf(name, value) };
  });
}

/** The same twice if the color does not depend on the theme. */
export function sidesOf(value: string): { readonly light: string; readonly dark: string } {
  const [, light, dark] = /^light-dark\(\s*([^,]+),\s*([^,]+)\)$/.exec(value) ?? [];
  return light && dark ? { light: light.trim(), dark: dark.trim() } : { light: value, dark: value };
}

/** WCAG 2.2, from 1 to 21; null unless both are `#rrggbb`. */
export function contrastOf(first: string, second: string): number | null {
  const [a, b] = [luminanceOf(first), luminanceOf(second)];
  return a === null || b === null ? null : (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(color: string): number | null {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
