import { createContext, useContext } from 'react';
import type { LocaleCode } from '../../site/locales';
import type { ComponentPageData } from './page-data';

/** One of the two sets of colours. */
export type Theme = 'light' | 'dark';

/** How the page shows its components: in which language, in which themes, with which entries. */
export interface View {
  readonly locale: LocaleCode;
  readonly themes: readonly Theme[];
  readonly data: ComponentPageData;
}

/** The view of the page around. */
export const ViewContext = createContext<View | null>(null);

/**
 * How the page shows its components.
 * @throws outside of the page
 */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView needs the page of components above it');
  return view;
}
