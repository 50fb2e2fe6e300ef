import { createContext, useContext } from 'react';
import type { LocaleCode } from '../../../src/site/languages/locales';
import type { ComponentPageData } from './page-data';

export type Theme = 'light' | 'dark';

/** In which language and themes, with which entries. */
export interface View {
  readonly locale: LocaleCode;
  readonly themes: readonly Theme[];
  readonly data: ComponentPageData;
}

export const ViewContext = createContext<View | null>(null);

/** @throws outside of the page */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView has to be used inside the component page');
  return view;
}
