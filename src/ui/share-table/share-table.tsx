import * as styles from './share-table.module.css';

/** How much a share is for some numbers of customers; the last column has the result. */
export function ShareTable(props: {
  readonly names: readonly [customers: string, pay: string, share: string];
  readonly rows: readonly (readonly [customers: string, pay: string, share: string])[];
}) {
  const { names, rows } = props;
  return (
    <div className={styles.place}>
      <table className={styles.table}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([customers, pay, share]) => (
            <tr key={customers}>
              <th scope="row" data-column={names[0]}>
                {customers}
              </th>
              <td data-column={names[1]}>{pay}</td>
              <td className={styles.share} data-column={names[2]}>
                {share}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
