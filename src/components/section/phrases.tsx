import { Fragment } from 'react';
import { chineseParts, phrasesOf } from '../../site/languages/phrases';
import * as styles from './phrases.module.css';

/**
 * The text of a large heading. In a language without spaces between words, lines break between phrases if possible: browsers do
 * not agree on the words of Thai and Khmer, Firefox breaks some Khmer words in the middle, and Chinese breaks after any letter.
 */
export function Phrases({ text }: { readonly text: string }) {
  const phrases = phrasesOf(text);
  if (phrases.length > 1) {
    return phrases.map((phrase, place) => (
      <Fragment key={`${place} ${phrase}`}>
        {place > 0 && ' '}
        <span className={styles.phrase}>{phrase}</span>
      </Fragment>
    ));
  }
  const parts = chineseParts(text);
  if (parts.length < 2) return text;
  // As HTML, which React takes over as it was served: a browser's own list of words may differ from the build's.
  const html = parts.map((part) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('<wbr>');
  return <span className={styles.words} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
