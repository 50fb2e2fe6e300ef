/** Checks words and numbers against the language, its style guide and the facts page (docs/content.md). */
import type { Fault } from '../faults';
import { languageFaults, loadDetector } from './language-of-text';
import { numberFaults, readFacts } from './product-numbers';
import { wordingFaults } from './style-guide';
import { localeOfFile, type WordRules } from './word-rules';

/** @param readable the text that people read */
export type WordCheck = (file: string, readable: string) => readonly Fault[];

/** Names that visitors use, which no page shows. */
const visitorsNames = /^locales\/[^/]+\/search\.json$/;

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
