import { createContext, type ReactNode, useContext } from 'react';
import type { PriceLists } from '../../site/product/plans';

const PricesContext = createContext<PriceLists | null>(null);

/** @param props.lists null on a page whose query does not ask for them */
export const PricesProvider = (props: { readonly lists: PriceLists | null; readonly children: ReactNode }) => (
  <PricesContext.Provider value={props.lists}>{props.children}</PricesContext.Provider>
);

/** @throws when the page's query does not ask for them */
export function usePrices(): PriceLists {
  const lists = useContext(PricesContext);
  if (!lists) throw new Error('The page has no prices; its query needs the fragment PriceLists');
  return lists;
}
