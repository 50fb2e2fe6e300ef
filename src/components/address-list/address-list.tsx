import * as styles from './address-list.module.css';

export function AddressList(props: {
  readonly addresses: readonly {
    readonly name: string;
    /** A page, a mailbox, or the domain of all mailboxes: `@facet.example`. */
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
            <Address address={address} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Address({ address, language }: { readonly address: string; readonly language?: string | undefined }) {
  if (address.startsWith('@')) return address;
  if (address.includes('@')) return <a href={`mailto:${address}`}>{address}</a>;
  return (
    <a href={address} hrefLang={language} rel="noopener" data-external="">
      {address}
    </a>
  );
}
