/**
 * A process that reads files, one message after another: see timed-reading.ts. The first message has the rules of the words.
 */
import { siteFrom } from '../../site/hosting/hosts.ts';
import { readFile } from '../text/text-facts';
import { wordCheck } from '../words/word-check';
import type { WordRules } from '../words/word-rules';
import type { FileToRead } from './timed-reading';

const site = siteFrom(process.env);

process.once('message', async (rules: WordRules | 'no rules') => {
  const checkWords = rules === 'no rules' ? null : await wordCheck(rules);
  process.on('message', ({ file, bytes }: FileToRead) => process.send?.(readFile(file, bytes, site, checkWords)));
  process.send?.('ready');
});
process.once('disconnect', () => process.exit());
