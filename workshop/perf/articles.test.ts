import { readFileSync } from 'node:fs';
import { checkContent } from '../../src/content/checks/check';
import type { Fault } from '../../src/content/faults';
import { taxonomyFile } from '../../src/content/model/taxonomy';
import { readFile } from '../../src/content/text-checks/text-facts';
import { wordCheck } from '../../src/content/words/word-check';
import { readWordRules } from '../../src/content/words/word-rules';
import { configFrom } from '../../src/site/hosting/config';
import { locales } from '../../src/site/languages/locales';
import { articleId, makeArticles } from './articles';

const languages = locales.filter(({ host }) => host === 'global').map(({ code }) => code);
const files = makeArticles(languages, 4);

test.each(languages)('an article in %s has about 1,000 words', (language) => {
  const text = files.get(`content/blog/${articleId(4)}/${language}.md`) ?? '';
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
  expect(words.length).toBeGreaterThan(700);
  expect(words.length).toBeLessThan(1500);
});

test('every article passes the content check, and the checks of language, wording and numbers', async () => {
  const texts = new Map([...files].map(([file, text]) => [file, Buffer.from(text)] as const));
  expect(texts.size).toBe(4 * languages.length);
  texts.set(taxonomyFile, readFileSync(taxonomyFile));
  const config = configFrom({});
  const checkWords = await wordCheck(await readWordRules('.'));
  const wrongWords: Fault[] = [];
  const { faults } = checkContent({ texts, others: [], faults: [] }, config, (file, bytes) => {
    const { reading, words } = readFile(file, bytes, checkWords);
    wrongWords.push(...words);
    return reading;
  });
  expect([...faults, ...wrongWords]).toEqual([]);
});
