import * as styles from './facts.module.css';

/** Names and values, such as system requirements. */
export function Facts({ facts }: { readonly facts: readonly { readonly name: string; readonly value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
