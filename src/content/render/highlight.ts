/**
 * Code in colors: Prism's grammars, and the tokens of a text as a tree, so that no author's text is ever read as HTML.
 */
import type { ElementContent } from 'hast';
import Prism, { type Environment, type TokenStream } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import components from 'prismjs/components.js';

/** The form of a language's name, since it is used in classes and attributes. */
const languageName = /^[a-z0-9+#-]+$/;

/** Names for plain text, which has no grammar in Prism. */
const plainNames = ['text', 'txt', 'plain', 'plaintext'] as const;

/** The languages of the highlighter, without those that only change how others are read. */
const languages = Object.entries(components.languages).filter(
  ([name, { modify = [] }]) => name !== 'meta' && [modify].flat().every((changed) => changed === 'markup'),
);

/** Every language and alias, sorted. */
export const fenceLanguages: readonly string[] = [
  ...plainNames,
  ...languages.flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()]),
]
  .filter((name) => languageName.test(name))
  .sort();

const known: ReadonlySet<string> = new Set(fenceLanguages);

/** Whether the highlighter knows a language, by its name as written after a fence. */
export const isFenceLanguage = (name: string): boolean => known.has(name);

let isLoaded = false;

/** Loads all languages together: many look for others that may be there, so code would look different after other code. */
function loadAll(): void {
  if (!isLoaded) loadLanguages(languages.map(([name]) => name));
  isLoaded = true;
}

/**
 * Code with its parts in `span` elements of Prism's classes.
 * @param language one of {@link fenceLanguages}
 */
export function highlighted(code: string, language: string): ElementContent[] {
  loadAll();
  const grammar = Prism.languages[language];
  if (!grammar || typeof grammar === 'function') return [{ type: 'text', value: code }];
  const environment: Environment = { code, grammar, language };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', environment);
  return nodesOf(environment.tokens);
}

function nodesOf(stream: TokenStream): ElementContent[] {
  if (Array.isArray(stream)) return stream.flatMap(nodesOf);
  if (typeof stream === 'string') return stream === '' ? [] : [{ type: 'text', value: stream }];
  // A token may have no alias, although the types say otherwise.
  const className = ['token', stream.type, ...[stream.alias ?? []].flat()];
  return [{ type: 'element', tagName: 'span', properties: { className }, children: nodesOf(stream.content) }];
}
