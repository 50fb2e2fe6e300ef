import { actions } from './groups/actions';
import { entries } from './groups/entries';
import { frame } from './groups/frame';
import { product } from './groups/product';
import type { Group } from './groups/specimen';
import { text } from './groups/text';

/** In the order of the page. */
export const catalogue: readonly { readonly title: string; readonly group: Group }[] = [
  { title: 'Actions and signs', group: actions },
  { title: 'Parts of a page', group: text },
  { title: 'Entries', group: entries },
  { title: 'The product', group: product },
  { title: 'The frame', group: frame },
];
