/**
 * The articles of the benchmark: Markdown made of the site's own paragraphs in each language. An article does not depend on how
 * many there are: more articles or languages add files and change none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { LocaleCode } from '../../src/site/languages/locales';
import { root } from '../paths';

const paragraphsPerArticle = 30;
const paragraphsPerHeading = 6;

/** A prime, so that it takes as many articles as there are paragraphs until one begins with the same paragraph again. */
const step = 31;

/** The site allows titles of 70 characters, and each gets a number. */
const titleLength = 60;

export const articleId = (article: number): string => `bench-article-${article}`;

/** A text that begins with a letter, and in which nothing is Markdown, HTML or a number: it is valid on any page. */
const isPlain = (text: string): boolean => /^\p{L}[^\p{N}<>*_`|[\]#\\{}~\n]+$/u.test(text);

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('content/ has too few plain texts for the benchmark');
  return item;
}

const read = (name: string): string => readFileSync(path.join(root, 'content', name), 'utf8');

/** By path in the project. */
export function makeArticles(languages: readonly LocaleCode[], articles: number): ReadonlyMap<string, string> {
  const names = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' }).sort();
  const { blog } = parse(read('taxonomy.yaml')) as { readonly blog: Record<'categories' | 'tags', object> };
  const [categories, tags] = [Object.keys(blog.categories), Object.keys(blog.tags)];
  const files = new Map<string, string>();
  for (const language of languages) {
    const texts = textsOf(names.filter((name) => path.basename(name) === `${language}.md`).map(read));
    for (let article = 1; article <= articles; article += 1) {
      const category = at(categories, article);
      // Every tag comes with every category.
      const round = Math.floor(article / categories.length);
      const tagged = Array.from({ length: 1 + (article % 3) }, (_, index) => at(tags, round + index));
      const facts = `category: ${category}\ntags: [${tagged.join(', ')}]`;
      files.set(`content/blog/${articleId(article)}/${language}.md`, articleText(texts, article, facts));
    }
  }
  return files;
}

type Texts = ReturnType<typeof textsOf>;

function textsOf(files: readonly string[]) {
  const parts = files.map((file) => {
    const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
    return { ...(parse(frontMatter) as Record<'title' | 'description', string>), blocks: body.trim().split(/\n{2,}/) };
  });
  const blocks = parts.flatMap((part) => part.blocks);
  return {
    titles: parts.map(({ title }) => title).filter((title) => isPlain(title) && title.length <= titleLength),
    descriptions: parts.map(({ description }) => description).filter(isPlain),
    headings: blocks.flatMap((block) => /^#{2,3} (.+)$/.exec(block)?.[1] ?? []).filter(isPlain),
    paragraphs: blocks.filter(isPlain),
  };
}

function articleText({ titles, descriptions, headings, paragraphs }: Texts, article: number, facts: string): string {
  const date = new Date(Date.UTC(2024, 0, 1 + (article % 700))).toISOString().slice(0, 10);
  const blocks = Array.from({ length: paragraphsPerArticle }, (_, index) => {
    const heading = index > 0 && index % paragraphsPerHeading === 0 ? `## ${at(headings, article + index)}\n\n` : '';
    return heading + at(paragraphs, article * step + index);
  });
  return `---
title: ${JSON.stringify(`${at(titles, article)} (${article})`)}
description: ${JSON.stringify(at(descriptions, article))}
date: ${date}
${facts}
author: engineering
---

${blocks.join('\n\n')}

\`\`\`js
const profiles = await client.list({ group: 'group-${article}', limit: ${article} });
for (const profile of profiles) console.log(profile.name);
\`\`\`

- [${at(titles, article + 1)}](/blog/${articleId(Math.ceil(article / 2))})
- [${at(titles, article + 2)}](/pricing)
`;
}
