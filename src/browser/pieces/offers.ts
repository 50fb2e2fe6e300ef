/**
 * Tells the styles which offers apply now: an offer may have ended since a page was built, or may begin during a long visit.
 */
import { offerAttributes } from '../../site/product/offers';

/** @param now ms since the epoch */
export function markOffers({ documentElement }: Document, now: number): void {
  for (const [name, state] of Object.entries(offerAttributes(now))) documentElement.setAttribute(name, state);
}
