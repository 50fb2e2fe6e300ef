import type { ReactNode } from 'react';
import type { DaysState, OfferId } from '../../site/offers';
import * as styles from './when.module.css';

/**
 * What a page shows only before, during or after the days of an offer. It is always part of the page; the root element's
 * attribute decides what is seen, from the first paint on, so nothing moves and no page tells a price of another day.
 * @param props.as a `div` where blocks stand in it
 */
export function When(props: {
  readonly offer: OfferId;
  readonly is: readonly DaysState[];
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
}) {
  const { offer, is, as: Element = 'span', children } = props;
  return (
    <Element className={styles.when} data-offer={offer} data-is={is.join(' ')}>
      {children}
    </Element>
  );
}
