/**
 * The articles of the benchmark: Markdown that looks like the site's own, and is the same for the same seed and texts.
 *
 * An article does not depend on how many there are: with more articles or more languages, files are added and none changes.
 */
import { createHash } from 'node:crypto';
import type { LocaleCode } from '../../../src/site/languages/locales';
import type { Corpus } from './corpus';

/** How many articles are made, and from which seed. */
export interface ArticleSet {
  /** Articles, each of which is in every language of the corpus. */
  readonly articles: number;
  /** Any whole number. */
  readonly seed: number;
}

/** Words of an article's text: each has a number of words between these two, 1,000 on average. */
const fewestWords = 850;
const mostWords = 1150;

/** Words from one heading to the next. */
const wordsBetweenHeadings = 180;

/** The folder of an article, relative to the project; articles are counted from 1. */
export const folderOf = (article: number): string => `content/blog/${idOf(article)}`;

const idOf = (article: number): string => `seeded-article-${article}`;

/**
 * Makes the files of some articles in every language of the corpus.
 * @returns the text of each file, by its path relative to the project
 */
export function seededArticles(corpus: Corpus, { articles, seed }: ArticleSet): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (let article = 1; article <= articles; article += 1) {
    for (const language of corpus.texts.keys()) {
      files.set(`${folderOf(article)}/${language}.md`, articleText(corpus, language, article, seed));
    }
  }
  return files;
}

function articleText(corpus: Corpus, language: LocaleCode, article: number, seed: number): string {
  // What is the same in every language comes from a chance of its own.
  const facts = chanceOf(`${seed} ${article}`);
  const tags = shuffled(corpus.tags, facts).slice(0, 1 + below(4, facts));
  const date = new Date(Date.UTC(2024, 0, 1 + below(700, facts))).toISOString().slice(0, 10);
  const earlier = 1 + below(article, facts);
  const fields = [
    `date: ${date}`,
    `category: ${pick(corpus.categories, facts)}`,
    `tags: [${tags.join(', ')}]`,
    'author: engineering',
  ];
  const code = [...sampleCode(facts)];

  const texts = textsIn(corpus, language);
  const chance = chanceOf(`${seed} ${article} ${language}`);
  const blocks: string[] = [];
  const length = fewestWords + below(mostWords - fewestWords + 1, chance);
  for (let words = 0, sinceHeading = 0; words < length; ) {
    if (sinceHeading >= wordsBetweenHeadings) {
      blocks.push(`## ${pick(texts.headings, chance)}`);
      if (code.length > 0) blocks.push(pick(texts.paragraphs, chance).text, code.pop() ?? '');
      sinceHeading = 0;
    }
    const paragraph = pick(texts.paragraphs, chance);
    blocks.push(paragraph.text);
    words += paragraph.words;
    sinceHeading += paragraph.words;
  }
  const title = (): string => pick(texts.titles, chance);
  return `---
title: ${JSON.stringify(`${title()} (${article})`)}
description: ${JSON.stringify(pick(texts.descriptions, chance))}
${fields.join('\n')}
---

${blocks.join('\n\n')}

- [${title()}](/blog/${idOf(earlier)})
- [${title()}](/pricing)
`;
}

function textsIn(corpus: Corpus, language: LocaleCode) {
  const texts = corpus.texts.get(language);
  if (!texts) throw new Error(`The corpus has no texts in ${language}`);
  return texts;
}

/** Two short pieces of code with numbers of their own. */
function sampleCode(chance: Chance): readonly string[] {
  const number = (): number => 1 + below(999, chance);
  return [
    `\`\`\`js\nconst profiles = await client.list({ group: 'group-${number()}', limit: ${number()} });\nfor (const profile of profiles) console.log(profile.name);\n\`\`\``,
    `\`\`\`json\n{ "id": "profile-${number()}", "retries": ${number()}, "tags": ["tag-${number()}"] }\n\`\`\``,
  ];
}

/** The next number of a sequence: at least 0, less than 1. */
type Chance = () => number;

/** A sequence of numbers that is the same for the same key (the generator mulberry32). */
function chanceOf(key: string): Chance {
  let state = createHash('sha256').update(key).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number of at least 0 and less than a limit. */
const below = (limit: number, chance: Chance): number => Math.floor(chance() * limit);

function pick<T>(list: readonly T[], chance: Chance): T {
  const item = list[below(list.length, chance)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

/** A copy of a list in another order. */
function shuffled<T>(list: readonly T[], chance: Chance): readonly T[] {
  return list
    .map((item) => [chance(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
