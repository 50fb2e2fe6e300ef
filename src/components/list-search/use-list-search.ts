import { useDeferredValue, useState } from 'react';
import { useShell } from '../shell/shell-context';

export interface ListSearchState {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Whether anything is typed. */
  readonly searched: boolean;
  /** Whether a text has every word, or its beginning, in any case. */
  readonly matches: (text: string) => boolean;
}

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
