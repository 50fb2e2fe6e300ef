import { createContext, useContext } from 'react';
import type { LocaleCode } from '../../../src/site/languages/locales';
import type { ComponentPageData } from './page-data';

/** One of the two sets of colors. */
export type Theme = 'light' | 'dark';

/** How the page shows its components: in which language, in which themes, with which entries. */
export interface View {
  readonly locale: LocaleCode;
  readonly themes: readonly Theme[];
  readonly data: ComponentPageData;
}

/** The view of the surrounding page. */
export const ViewContext = createContext<View | null>(null);

/**
 * How the page shows its components.
 * @throws outside of the page
 */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView has to be used inside the component page');
  return view;
}
