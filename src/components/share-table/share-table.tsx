import * as styles from './share-table.below.module.css';

/** The last of three columns follows from the others: a share of what some customers pay. */
export function ShareTable(props: {
  readonly names: readonly [first: string, second: string, result: string];
  readonly rows: readonly (readonly [first: string, second: string, result: string])[];
}) {
  const { names, rows } = props;
  return (
    <div className={styles.place}>
      <table className={`box ${styles.table}`}>
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
          {rows.map(([first, second, result]) => (
            <tr key={first}>
              <th scope="row" data-column={names[0]}>
                {first}
              </th>
              {/* Dates and counts of days: how they are written depends on the version of the browser. */}
              <td data-column={names[1]} suppressHydrationWarning>
                {second}
              </td>
              <td className={styles.share} data-column={names[2]} suppressHydrationWarning>
                {result}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
