/**
 * `solutions`: how much the English pages about lines of work have in common. A page about its own subject has names and
 * numbers that no other page has, and hardly a phrase of another.
 */
import { fieldsOf } from '../../src/content/text/front-matter-fields';
import { parseMarkdown } from '../../src/content/text/markdown';
import { defaultLocale } from '../../src/site/languages/locales';
import { type PageFile, readPages } from './project';
import { verb } from './verb';

export function measureSolutions(files: readonly Pick<PageFile, 'section' | 'id' | 'locale' | 'text'>[]) {
  const pages = files
    .filter(({ section, locale }) => section === 'solutions' && locale === defaultLocale)
    .map(({ id, text }) => {
      const prose = proseOf(text);
      return { id, text, prose, names: namesIn(prose), phrases: phrasesOf(prose) };
    });
  return pages.map(({ id, text, names, phrases }) => {
    const others = pages.filter((other) => other.id !== id);
    const { challenges, steps, questions } = fieldsOf(text);
    const { headings, links } = parseMarkdown(text);
    const sources = links.filter(({ url }) => url.startsWith('https:'));
    const [nearest] = others
      .map((other) => ({ nearest: other.id, similarity: sharedBy(phrases, other.phrases) }))
      .sort((a, b) => b.similarity - a.similarity);
    return {
      id,
      challenges: countOf(challenges),
      steps: countOf(steps),
      questions: countOf(questions),
      headings: headings.length,
      links: sources.length,
      /** Names and numbers on no other page, including a platform's rules as their links call them. */
      own: [...new Set([...names, ...sources.map(({ text: called }) => called)])].filter(
        (each) => !others.some((other) => isIn(other.prose, each)),
      ),
      nearest: nearest?.nearest ?? '',
      /** From 0 to 1: the share of three-word phrases that both pages have. */
      similarity: nearest?.similarity ?? 0,
    };
  });
}

const countOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Without code, addresses and field names. */
const proseOf = (text: string): string =>
  text
    .replace(/^---$.*?^---$/ms, (fields) => fields.replace(/^[ -]*\w+:/gm, ''))
    .replace(/^```.*?^```|`[^`\n]*`/gms, ' ')
    .replace(/\]\([^)]*\)|[[*]/g, '');

const isIn = (prose: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[.+*?()[\]{}|^$\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(prose);

/** A name of one or more words, or a number. */
const name = /\p{Lu}[\p{L}\p{N}+-]*(?: \p{Lu}[\p{L}\p{N}+-]*)*|\d(?:[\p{N}.,]*\p{N})?/gu;

/** Numbers, and capitalized words that do not begin a sentence. */
const namesIn = (prose: string): readonly string[] => [
  ...new Set(
    [...prose.matchAll(name)]
      .map(({ 0: found, index }) =>
        /^\d/.test(found) || /[\p{L}\p{N},;:)→] $/u.test(prose.slice(index - 2, index))
          ? found
          : found.replace(/^\S+ ?/, ''),
      )
      .filter(Boolean),
  ),
];

function phrasesOf(prose: string): ReadonlySet<string> {
  const words = prose.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

function sharedBy(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((phrase) => b.has(phrase)).length;
  return both / (a.size + b.size - both);
}

export const solutionsVerb = verb({
  name: 'solutions',
  does: 'Shows how much the English solution pages have in common.',
  example: 'npm run content -- solutions --json',
  options: {},
  run: async (_parsed, { root }) => {
    const pages = measureSolutions(await readPages(root));
    const rows = pages.map(({ id, challenges, steps, questions, headings, links, own, nearest, similarity }) =>
      [id, challenges, steps, questions, headings, links, own.length, similarity.toFixed(4), nearest].join(' | '),
    );
    const head = [
      'page | challenges | steps | questions | headings | links | own | similarity | nearest',
      `${'--- | '.repeat(8)}---`,
    ];
    return { status: 0, text: [...head, ...rows].map((row) => `| ${row} |`).join('\n'), data: pages };
  },
});
