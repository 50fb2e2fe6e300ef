import { Fragment } from 'react';
import { phrasesOf } from '../../site/languages/phrases';
import * as styles from './phrases.module.css';

/**
 * The text of a large heading. In a language with spaces between phrases only, lines break between phrases if possible, because
 * browsers do not agree on its words, and Firefox breaks some Khmer words in the middle.
 */
export function Phrases({ text }: { readonly text: string }) {
  const phrases = phrasesOf(text);
  if (phrases.length < 2) return text;
  return phrases.map((phrase, place) => (
    <Fragment key={`${place} ${phrase}`}>
      {place > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ));
}
