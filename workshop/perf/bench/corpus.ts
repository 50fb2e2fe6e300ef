/**
 * The texts from which the benchmark makes its articles: those of the site's own content, so that they are in their language,
 * in its style, and as varied as real ones. Only plain texts without numbers are taken: they are valid on any page.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { type LocaleCode, localeOf } from '../../../src/site/languages/locales';

/** A paragraph and the number of its words, also in scripts without spaces between words. */
export interface Paragraph {
  readonly text: string;
  readonly words: number;
}

/** The texts of one language. */
export interface Texts {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly headings: readonly string[];
  readonly paragraphs: readonly Paragraph[];
}

/** The texts of some languages, and the ids that an article may have in its front matter. */
export interface Corpus {
  readonly texts: ReadonlyMap<LocaleCode, Texts>;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** The maximum length of a title in characters: a number is added to it, and the site allows 70 in all. */
const titleLength = 60;

/** A text that begins with a letter, and in which nothing is Markdown, HTML or a number. */
const isPlain = (text: string): boolean => /^\p{L}[^\p{N}<>*_`|[\]#\\{}~\n]+$/u.test(text);

/**
 * Reads the texts of some languages from a project's content.
 * @throws when a language has too few texts, or the taxonomy has no terms for blog articles
 */
export async function readCorpus(projectRoot: string, languages: readonly LocaleCode[]): Promise<Corpus> {
  const folder = path.join(projectRoot, 'content');
  const names = (await readdir(folder, { recursive: true })).sort();
  const read = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
  const texts = new Map<LocaleCode, Texts>();
  for (const language of languages) {
    const files = names.filter((name) => path.basename(name) === `${language}.md`);
    texts.set(language, textsOf(language, await Promise.all(files.map(read))));
  }
  const { blog } = parse(await read('taxonomy.yaml')) as { blog: Record<'categories' | 'tags', object> };
  return { texts, categories: Object.keys(blog.categories), tags: Object.keys(blog.tags) };
}

/** Takes the plain texts out of the files of a language. */
function textsOf(language: LocaleCode, files: readonly string[]): Texts {
  const segmenter = new Intl.Segmenter(localeOf(language).tag, { granularity: 'word' });
  const wordsIn = (text: string): number =>
    [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length;
  const parts = files.map((file) => {
    const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
    const { title, description } = parse(frontMatter) as Record<'title' | 'description', string>;
    const blocks = body.split(/\n{2,}/).map((block) => block.trim());
    return { title, description, blocks };
  });
  const blocks = parts.flatMap((part) => part.blocks);
  const texts: Texts = {
    titles: parts.map(({ title }) => title).filter((title) => isPlain(title) && title.length <= titleLength),
    descriptions: parts.map(({ description }) => description).filter(isPlain),
    headings: blocks.flatMap((block) => /^#{2,3} (.+)$/.exec(block)?.[1] ?? []).filter(isPlain),
    paragraphs: blocks.filter(isPlain).map((text) => ({ text, words: wordsIn(text) })),
  };
  for (const [kind, list] of Object.entries(texts)) {
    if (list.length < 10)
      throw new Error(`content/ has ${list.length} plain ${kind} in ${language}; expected 10 or more`);
  }
  return texts;
}
