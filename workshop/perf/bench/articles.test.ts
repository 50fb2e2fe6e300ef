import { readFileSync } from 'node:fs';
import { checkContent } from '../../../src/content/checks/check';
import type { Fault } from '../../../src/content/faults';
import { taxonomyFile } from '../../../src/content/model/taxonomy';
import { readFile } from '../../../src/content/text-checks/text-facts';
import { wordCheck } from '../../../src/content/words/word-check';
import { readWordRules } from '../../../src/content/words/word-rules';
import { configFrom } from '../../../src/site/hosting/config';
import type { Site } from '../../../src/site/hosting/hosts';
import { enabledLocales, type LocaleCode, localeOf, locales } from '../../../src/site/languages/locales';
import { folderOf, seededArticles } from './articles';
import { type Corpus, readCorpus } from './corpus';

const languages = locales.filter(({ host }) => host === 'global').map(({ code }) => code);
let corpus: Corpus;
beforeAll(async () => {
  corpus = await readCorpus(process.cwd(), languages);
}, 60_000);

const made = (articles: number, seed = 1) => seededArticles(corpus, { articles, seed });
const wordsIn = (text: string, language: LocaleCode): number =>
  [...new Intl.Segmenter(localeOf(language).tag, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

test('the same seed makes the same files, and another seed others', () => {
  expect(made(2, 7)).toEqual(made(2, 7));
  const others = made(2, 8);
  for (const [file, text] of made(2, 7)) expect(others.get(file)).not.toBe(text);
});

test('more articles or languages add files and change none', async () => {
  const more = made(4);
  for (const [file, text] of made(2)) expect(more.get(file)).toBe(text);
  const inTwo = seededArticles(await readCorpus(process.cwd(), ['de', 'en']), { articles: 2, seed: 1 });
  expect(inTwo.size).toBe(4);
  for (const [file, text] of inTwo) expect(more.get(file)).toBe(text);
});

test('every article is in every language, with the same date, category and tags', () => {
  expect(made(3).size).toBe(3 * languages.length);
  const factsOf = (language: LocaleCode): string | undefined =>
    /^date: .*\ncategory: .*\ntags: .*$/m.exec(made(1).get(`${folderOf(1)}/${language}.md`) ?? '')?.[0];
  expect(factsOf('de')).toMatch(/^date: 202\d-\d\d-\d\d\ncategory: \w+\ntags: \[[\w, -]+\]$/);
  expect(factsOf('th')).toBe(factsOf('de'));
});

test.each(languages)('an article in %s has about 1,000 words, headings, links and code', (language) => {
  const text = made(5).get(`${folderOf(5)}/${language}.md`) ?? '';
  const body = text.split('\n---\n')[1] ?? '';
  const words = wordsIn(body, language);
  expect(words).toBeGreaterThan(850);
  expect(words).toBeLessThan(1500);
  expect(body.match(/^## /gm)?.length).toBeGreaterThan(1);
  expect(body.match(/\]\(\//g)).toHaveLength(2);
  expect(body.match(/^```\w+$/gm)?.length).toBeGreaterThan(0);
});

test('every file passes the content check, and the checks of language, wording and numbers', async () => {
  const files = made(4);
  const texts = new Map([...files].map(([file, text]) => [file, Buffer.from(text)] as const));
  texts.set(taxonomyFile, readFileSync(taxonomyFile));
  const config = configFrom({});
  const site: Site = { config, target: 'global', locales: enabledLocales };
  const checkWords = await wordCheck(await readWordRules('.'));
  const wrongWords: Fault[] = [];
  const { faults } = checkContent({ texts, others: [], faults: [] }, config, (file, bytes) => {
    const { reading, words } = readFile(file, bytes, site, checkWords);
    wrongWords.push(...words);
    return reading;
  });
  expect([...faults, ...wrongWords]).toEqual([]);
});
