import { Icon } from '../../components/icon/icon';
import * as styles from './money-flow.module.css';

/** Who pays whom, and for what. */
export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly what: string;
}

export function MoneyFlow({ title, payments }: { readonly title: string; readonly payments: readonly Payment[] }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ul className={styles.payments}>
        {payments.map(({ from, to, what }) => (
          <li key={from + to} className={styles.payment}>
            <span className={styles.party}>{from}</span>
            <span className={styles.what}>
              <span>{what}</span>
              <Icon name="arrow-right" />
            </span>
            <span className={styles.party}>{to}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
