import { Fragment } from 'react';
import { chineseParts, phrasesOf } from '../../site/languages/phrases';
import * as styles from './phrases.module.css';

/**
 * In a language without spaces, breaks lines between phrases: browsers disagree on the words of Thai and Khmer, Firefox
 * breaks some Khmer words in the middle, and Chinese breaks after any character.
 */
export function Phrases({ text }: { readonly text: string }) {
  const phrases = phrasesOf(text);
  if (phrases.length > 1) {
    return phrases.map((phrase, index) => (
      <Fragment key={`${index} ${phrase}`}>
        {index > 0 && ' '}
        <span className={styles.phrase}>{phrase}</span>
      </Fragment>
    ));
  }
  const parts = chineseParts(text);
  if (parts.length < 2) return text;
  // As HTML, which React takes over as served: a browser's word list may differ from the build's.
  const html = parts.map((part) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('<wbr>');
  return <span className={styles.words} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
