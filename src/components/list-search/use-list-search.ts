import { useDeferredValue, useState } from 'react';
import { useShell } from '../shell/shell-context';

/** What a visitor types to narrow a list, and what of the list is left. */
export interface ListSearchState {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Whether there is a word to look for. */
  readonly searched: boolean;
  /** Whether a text has every word, or its beginning, in any case of the letters. */
  readonly matches: (text: string) => boolean;
}

/** The search within a list that the page already has. */
export function useListSearch(): ListSearchState {
  const { locale } = useShell();
  const [typed, setTyped] = useState('');
  const lower = (text: string): string => text.toLocaleLowerCase(locale.tag);
  const words = lower(useDeferredValue(typed)).split(/\s+/).filter(Boolean);
  return {
    typed,
    setTyped,
    searched: words.length > 0,
    matches: (text) => words.every((word) => lower(text).includes(word)),
  };
}
