/** Highlights code with Prism, as a tree, so that an author's text is never read as HTML. */
import type { ElementContent } from 'hast';
import Prism, { type Environment, type TokenStream } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import components from 'prismjs/components.js';
import { element } from './element';

/** Safe in classes and attributes. */
const languageName = /^[a-z0-9+#-]+$/;

/** Plain text, which has no grammar in Prism. */
const plainNames = ['text', 'txt', 'plain', 'plaintext'] as const;

/** Without those that only modify other languages. */
const languages = Object.entries(components.languages).filter(
  ([name, { modify = [] }]) => name !== 'meta' && [modify].flat().every((changed) => changed === 'markup'),
);

export const fenceLanguages: readonly string[] = [
  ...plainNames,
  ...languages.flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()]),
]
  .filter((name) => languageName.test(name))
  .sort();

const known: ReadonlySet<string> = new Set(fenceLanguages);

export const isFenceLanguage = (name: string): boolean => known.has(name);

let isLoaded = false;

/** Loads all languages at once: many use others if they are loaded, so the order would change the result. */
function loadAll(): void {
  if (!isLoaded) loadLanguages(languages.map(([name]) => name));
  isLoaded = true;
}

/**
 * Code with Prism's tokens as `span` elements.
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
  // The types are wrong: a token may lack an alias.
  const className = ['token', stream.type, ...[stream.alias ?? []].flat()];
  return [element('span', { className }, nodesOf(stream.content))];
}
