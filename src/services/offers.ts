/**
 * Tells the styles which offers hold now: a page may be older than an offer's end, and a visit that lasts may see one begin.
 */
import { offerAttributes } from '../site/offers';

/** @param now ms since the epoch */
export function markOffers({ documentElement }: Document, now: number): void {
  for (const [name, state] of Object.entries(offerAttributes(now))) documentElement.setAttribute(name, state);
}
