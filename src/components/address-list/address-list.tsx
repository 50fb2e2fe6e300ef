import * as styles from './address-list.module.css';

/** Named addresses, one per line: pages or email addresses. */
export function AddressList(props: {
  readonly addresses: readonly {
    readonly name: string;
    readonly address: string;
    /** The language of the page at the address, if it is one of the site's. */
    readonly language?: string;
  }[];
}) {
  return (
    <dl className={styles.list}>
      {props.addresses.map(({ name, address, language }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.address}>
            {address.includes('@') ? (
              <a href={`mailto:${address}`}>{address}</a>
            ) : (
              <a href={address} hrefLang={language} rel="noopener" data-external="">
                {address}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
