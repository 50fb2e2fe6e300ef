/**
 * Holds the words and numbers of every text, content and messages, against its language, that language's style guide and the
 * facts page (design 5).
 */
import type { Fault } from '../faults';
import { languageFaults, loadDetector } from './language-of-text';
import { numberFaults, readFacts } from './product-numbers';
import { wordingFaults } from './style-guide';
import { localeOfFile, type WordRules } from './word-rules';

/** Finds what is wrong with the words and numbers of a file, given the text that people read in it. */
export type WordCheck = (file: string, readable: string) => readonly Fault[];

/** What visitors call things, which nobody reads on a page: in their words, not in ours. */
const visitorsNames = /^locales\/[^/]+\/search\.json$/;

/** Prepares the check. */
export async function wordCheck({ facts, forbidden }: WordRules): Promise<WordCheck> {
  const detect = await loadDetector();
  const known = readFacts(facts);
  return (file, readable) => {
    const locale = localeOfFile(file);
    if (locale === null || visitorsNames.test(file)) return [];
    return [
      ...wordingFaults(file, readable, forbidden[locale]),
      ...languageFaults(detect, locale, file, readable),
      ...numberFaults(file, readable, known),
    ];
  };
}
