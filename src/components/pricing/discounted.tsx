import type { ReactNode } from 'react';
import type { OfferId } from '../../site/product/offers';
import { offerDiscount } from '../../site/product/plans';
import { When } from '../when/when';

/**
 * Renders a price with the offer's discount on its days, without it on all others.
 * @param props.children is given the discount as a share of the price
 */
export function Discounted(props: {
  readonly offer: OfferId | null;
  readonly children: (discount: number) => ReactNode;
}) {
  const { offer, children } = props;
  if (!offer) return children(0);
  return (
    <>
      <When offer={offer} is={['during']} as="div">
        {children(offerDiscount[offer])}
      </When>
      <When offer={offer} is={['before', 'after']} as="div">
        {children(0)}
      </When>
    </>
  );
}
