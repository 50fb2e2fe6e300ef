import { useEffect, useState } from 'react';
import type { LocaleCode } from '../../site/locales';
import { loadSearch, type SearchAnswer, type SearchHit, search } from './pagefind';

/** What the search shows. */
export type SearchState =
  | { readonly phase: 'idle' }
  /** The first answer is on its way; later ones replace what is shown when they come. */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'answered';
      readonly words: string;
      readonly total: number;
      readonly hits: readonly SearchHit[];
      /** Shows further hits, where there are more. */
      readonly more: () => void;
    };

const idle: SearchState = { phase: 'idle' };

/** Hits that are loaded at a time. */
const batch = 10;
/** Milliseconds without a key after which the index is asked. */
const pause = 150;

/**
 * Searches as the visitor types.
 * @param typed what stands in the field
 */
export function useSearch(locale: LocaleCode, typed: string): SearchState {
  const [state, setState] = useState<SearchState>(idle);
  const words = typed.trim();

  useEffect(() => {
    loadSearch(locale).catch(() => setState({ phase: 'failed' }));
  }, [locale]);

  useEffect(() => {
    let current = true;
    const show = (next: SearchState) => {
      if (current) setState(next);
    };
    if (words === '') {
      setState(idle);
      return;
    }
    setState((present) => (present.phase === 'answered' ? present : { phase: 'waiting' }));
    const timer = setTimeout(() => {
      search(locale, words)
        .then((answer) => showBatch(words, answer, [], show))
        .catch(() => show({ phase: 'failed' }));
    }, pause);
    return () => {
      clearTimeout(timer);
      current = false;
    };
  }, [locale, words]);

  return state;
}

/** Loads the next hits of an answer and shows them after those that are there. */
async function showBatch(
  words: string,
  answer: SearchAnswer,
  present: readonly SearchHit[],
  show: (state: SearchState) => void,
): Promise<void> {
  const hits = [...present, ...(await answer.hits(present.length, present.length + batch))];
  let asked = hits.length >= answer.total;
  const more = () => {
    if (asked) return;
    asked = true;
    showBatch(words, answer, hits, show).catch(() => {
      asked = false;
    });
  };
  show({ phase: 'answered', words, total: answer.total, hits, more });
}
