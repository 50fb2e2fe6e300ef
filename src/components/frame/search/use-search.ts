import { useCallback, useEffect, useState } from 'react';
import type { LocaleCode } from '../../../site/languages/locales';
import type { SearchAnswer, SearchHit } from './hit';
import { loadSearch, search } from './pagefind';

export type SearchState =
  | { readonly phase: 'idle' }
  /** Later results replace what is shown. */
  | { readonly phase: 'waiting' }
  | {
      readonly phase: 'failed';
      readonly retry: () => void;
    }
  | {
      readonly phase: 'answered';
      readonly words: string;
      /** The words that were searched instead of a probable misspelling. */
      readonly instead: string | null;
      /** Counts the page of the application too. */
      readonly total: number;
      readonly account?: SearchAnswer['account'];
      readonly hits: readonly SearchHit[];
      readonly more: () => void;
    };

const idle: SearchState = { phase: 'idle' };

export const hitBatch = 10;
/** Ms after the last key before the index is searched. */
const pause = 150;

/**
 * Searches as the visitor types. After a failure, tries again on request and when the browser is back online.
 * @param typed null while the dialog is closed: nothing is loaded then
 * @returns null while the dialog is closed
 */
export function useSearch(locale: LocaleCode, typed: string | null): SearchState | null {
  const [state, setState] = useState<SearchState>(idle);
  const [attempt, setAttempt] = useState(0);
  const isOpen = typed !== null;
  const words = typed?.trim() ?? '';
  const retry = useCallback(() => {
    setState(idle);
    setAttempt((present) => present + 1);
  }, []);

  useEffect(() => {
    if (!isOpen) {
      setState(idle);
      return;
    }
    let current = true;
    loadSearch(locale).catch(() => {
      if (current) setState({ phase: 'failed', retry });
    });
    return () => {
      current = false;
    };
  }, [isOpen, locale, attempt, retry]);

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
        .catch(() => show({ phase: 'failed', retry }));
    }, pause);
    return () => {
      clearTimeout(timer);
      current = false;
    };
  }, [locale, words, attempt, retry]);

  const hasFailed = state.phase === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return isOpen ? state : null;
}

/** Appends the next hits to the present ones. */
async function showBatch(
  words: string,
  answer: SearchAnswer,
  present: readonly SearchHit[],
  show: (state: SearchState) => void,
): Promise<void> {
  const hits = [...present, ...(await answer.hits(present.length, present.length + hitBatch))];
  let asked = hits.length >= answer.total;
  const more = () => {
    if (asked) return;
    asked = true;
    showBatch(words, answer, hits, show).catch(() => {
      asked = false;
    });
  };
  const instead = answer.words === words ? null : answer.words;
  const { account } = answer;
  show({ phase: 'answered', words, instead, total: answer.total + (account ? 1 : 0), account, hits, more });
}
