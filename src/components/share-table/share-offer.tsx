import { Grid } from '../grid/grid';
import * as styles from './share-offer.module.css';

/** One person's share, and of what. */
export interface Side {
  readonly who: string;
  readonly share: string;
  /** The ordinary share, if a season has a better one. */
  readonly instead?: string;
  readonly what: string;
}

export function ShareOffer({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <Grid as="dl" className={`box ${styles.offer}`}>
      {sides.map(({ who, share, instead, what }) => (
        <div key={who} className={styles.side}>
          <dt className={styles.who}>{who}</dt>
          <dd className={styles.gets}>
            <span className={styles.shares} suppressHydrationWarning>
              <strong className={styles.share}>{share}</strong>
              {instead && <s className={styles.instead}>{instead}</s>}
            </span>
            <span className="note">{what}</span>
          </dd>
        </div>
      ))}
    </Grid>
  );
}
