import type { ReactNode } from 'react';
import type { DaysState, OfferId } from '../../site/product/offers';
import * as styles from './when.module.css';

/**
 * Content that is shown only before, during or after the days of an offer. It is always part of the page, and an attribute of
 * the root element decides from the first paint whether it is visible. So nothing moves, and no page shows an outdated price.
 * @param props.as a `div` if it contains blocks
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
