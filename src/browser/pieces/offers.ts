import { offerAttributes } from '../../site/product/offers';

/** Tells the styles which offers apply at a time (ms since the epoch): the build's may have changed. */
export function markOffers({ documentElement }: Document, now: number): void {
  for (const [name, state] of Object.entries(offerAttributes(now))) documentElement.setAttribute(name, state);
}
