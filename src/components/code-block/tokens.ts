/**
 * Highlights the site's own code samples. The build highlights Markdown (src/content/render/highlight.ts); these samples are
 * also rendered in the browser, where that highlighter would outweigh the rest of the page.
 */

export type SampleLanguage = 'bash' | 'js' | 'json' | 'python';

/** `kind` is one of Prism's classes; null for plain text. */
export interface Token {
  readonly text: string;
  readonly kind: 'string' | 'keyword' | 'number' | 'property' | null;
}

const words: Readonly<Record<SampleLanguage, string>> = {
  bash: 'curl',
  js: 'await|const|from|if|import|new|throw',
  json: 'false|null|true',
  python: 'as|from|if|import|raise',
};

const string = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/.source;

export function tokensOf(code: string, language: SampleLanguage): Token[] {
  const pattern = new RegExp(
    `(?<property>"[^"\\n]*"(?=:))|(?<string>${string})|(?<keyword>\\b(?:${words[language]})\\b)|(?<number>(?<![\\w./:])\\d+(?![\\w./:]))`,
    'g',
  );
  const tokens: Token[] = [];
  let end = 0;
  for (const found of code.matchAll(pattern)) {
    if (found.index > end) tokens.push({ text: code.slice(end, found.index), kind: null });
    const { property, string: quoted, keyword } = found.groups ?? {};
    const kind = property ? 'property' : quoted ? 'string' : keyword ? 'keyword' : 'number';
    tokens.push({ text: found[0], kind });
    end = found.index + found[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: null });
  return tokens;
}
