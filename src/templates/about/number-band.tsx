import { Grid } from '../../components/grid/grid';
import * as styles from './number-band.module.css';

export function NumberBand(props: { readonly numbers: readonly { readonly name: string; readonly value: string }[] }) {
  return (
    <Grid as="dl" className={styles.band}>
      {props.numbers.map(({ name, value }) => (
        <div key={name} className={styles.number}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </Grid>
  );
}
