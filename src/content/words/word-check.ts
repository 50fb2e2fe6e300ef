/** Checks words and numbers against the language, its style guide and the facts page (docs/content.md). */
import type { Fault } from '../faults';
import { languageFaults, loadDetector } from './language-of-text';
import { type English, leftInEnglish, type ReadPage, sectionsMissing } from './left-in-english';
import { numberFaults, readFacts } from './product-numbers';
import { wordingFaults } from './style-guide';
import { localeOfFile, type WordRules } from './word-rules';

/**
 * @param readable the text that people read
 * @param pages a translation and its source; null for other files
 */
export type WordCheck = (
  file: string,
  readable: string,
  pages: { readonly own: ReadPage; readonly english: English } | null,
) => readonly Fault[];

/** Names that visitors use, which no page shows. */
const visitorsNames = /^locales\/[^/]+\/search\.json$/;

export async function wordCheck({ facts, forbidden, stays }: WordRules): Promise<WordCheck> {
  const detect = await loadDetector();
  const known = readFacts(facts);
  return (file, readable, pages) => {
    const locale = localeOfFile(file);
    if (locale === null || visitorsNames.test(file)) return [];
    const ofLanguage = languageFaults(detect, locale, file, readable);
    const ofTranslation = pages
      ? [
          ...leftInEnglish(pages.own, pages.english, locale, stays[locale]),
          ...sectionsMissing(pages.own, pages.english),
        ]
      : [];
    return [
      ...wordingFaults(file, readable, forbidden[locale]),
      ...ofLanguage,
      ...ofTranslation
        .filter(({ line }) => ofLanguage.every((fault) => fault.line !== line))
        .map((finding): Fault => ({ ...finding, file })),
      ...numberFaults(file, readable, known),
    ];
  };
}
