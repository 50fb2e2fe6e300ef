import * as styles from './address-list.module.css';

export function AddressList(props: {
  readonly addresses: readonly {
    readonly name: string;
    readonly address: string;
    /** If it is a page of the site. */
    readonly language?: string;
  }[];
}) {
  return (
    <dl>
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
