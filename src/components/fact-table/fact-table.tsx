import type { ReactNode } from 'react';
import * as styles from './fact-table.module.css';

export function FactTable(props: {
  /** For assistive technology; everyone else has the heading above. */
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
}) {
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <caption className="visually-hidden">{props.caption}</caption>
        <tbody>
          {props.rows.map(({ name, value }) => (
            <tr key={name} className={styles.row}>
              {/* Days: how they are written depends on the version of the browser. */}
              <th scope="row" className={`note ${styles.name}`} suppressHydrationWarning>
                {name}
              </th>
              <td className={styles.value} suppressHydrationWarning>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
