import { attempt } from '../../site/attempt';

/** The element that a hash such as `#prices` names; null if there is none or the hash cannot be decoded. */
export const hashTarget = (document: Document, hash: string): HTMLElement | null =>
  attempt(() => document.getElementById(decodeURIComponent(hash.slice(1))));

export const withoutHash = (address: string): string => address.split('#')[0] ?? '';
