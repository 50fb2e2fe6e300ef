import type { RoutePath } from '../../site/hosting/route-path';
import type { OfferId } from '../../site/product/offers';
import { Icon } from '../icon/icon';
import { SiteLink } from '../site-link/site-link';
import { When } from '../when/when';
import * as styles from './offer-bar.module.css';

/**
 * A link to an offer while its days last. Not the page's first text: without styles, it would show after the offer has
 * ended.
 */
export function OfferBar(props: { readonly offer: OfferId; readonly to: RoutePath; readonly children: string }) {
  const { offer, to, children } = props;
  return (
    <When offer={offer} is={['during']} as="div">
      {/* Left out of the search, which would also find an offer that has ended. */}
      <p className={styles.bar} data-expose="offer" data-pagefind-ignore="">
        <Icon name="gift" />
        <SiteLink to={to}>{children}</SiteLink>
      </p>
    </When>
  );
}
