/**
 * The colors of the site's own samples of code. The build colors the code of Markdown (src/content/render/highlight.ts); these
 * samples are drawn by components, in the browser too, where the highlighter would weigh more than the rest of their page.
 */

/** The languages of the samples, by the names that Markdown uses. */
export type SampleLanguage = 'bash' | 'js' | 'json' | 'python';

/** A piece of code, and which class of Prism's it has; null for plain text. */
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

/** Splits code into its tokens; joined, they are the code again. */
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
