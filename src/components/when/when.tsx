import type { ReactNode } from 'react';
import type { DaysState, OfferId } from '../../site/product/offers';
import * as styles from './when.module.css';

/**
 * One content until an offer is over, and another after it.
 * @param props.as a `div` if they contain blocks
 */
export function UntilOver(props: {
  readonly offer: OfferId;
  readonly as?: 'div' | 'span';
  readonly after: ReactNode;
  readonly children: ReactNode;
}) {
  const { after, children, ...rest } = props;
  return (
    <>
      <When is={['before', 'during']} {...rest}>
        {children}
      </When>
      <When is={['after']} {...rest}>
        {after}
      </When>
    </>
  );
}

/**
 * Shown only before, during or after an offer. It is always in the page, and an attribute of the root element hides it from
 * the first paint on: nothing moves, and no page shows an outdated price.
 * @param props.as a `div` if it contains blocks
 */
export function When(props: {
  readonly offer: OfferId;
  readonly is: readonly DaysState[];
  readonly as?: 'div' | 'span';
  readonly children: ReactNode;
}) {
  const { offer, is, as: Element = 'span', children } = props;
  // A search engine must not quote an offer that has ended: it may read what the styles hide.
  const hidden = is.includes('after') ? undefined : '';
  return (
    <Element className={styles.when} data-offer={offer} data-is={is.join(' ')} data-nosnippet={hidden}>
      {children}
    </Element>
  );
}
