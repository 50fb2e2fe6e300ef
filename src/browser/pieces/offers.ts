import { offerAttributes } from '../../site/product/offers';

/**
 * Tells the styles which offers apply now. An offer may have ended since the build, or begin during a long visit.
 * @param now ms since the epoch
 */
export function markOffers({ documentElement }: Document, now: number): void {
  for (const [name, state] of Object.entries(offerAttributes(now))) documentElement.setAttribute(name, state);
}
