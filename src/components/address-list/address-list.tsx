import * as styles from './address-list.module.css';

/** Named addresses, one per line: pages or email addresses. */
export function AddressList(props: {
  readonly addresses: readonly { readonly name: string; readonly address: string }[];
}) {
  return (
    <dl className={styles.list}>
      {props.addresses.map(({ name, address }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.address}>
            {address.includes('@') ? (
              <a href={`mailto:${address}`}>{address}</a>
            ) : (
              <a href={address} rel="noopener" data-external="">
                {address}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
