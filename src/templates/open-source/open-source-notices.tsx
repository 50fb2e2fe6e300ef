import { useTranslation } from 'react-i18next';
import * as styles from './open-source-notices.module.css';

/** The license's short name and text. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** By license, the most frequent first; in English in every language, like the licenses. */
export function OpenSourceNotices({ notices }: { readonly notices: readonly Notice[] }) {
  const licenses = [...new Set(notices.map(({ license }) => license))]
    .map((license) => ({ license, own: notices.filter((notice) => notice.license === license) }))
    .sort((a, b) => b.own.length - a.own.length);
  return licenses.map(({ license, own }) => (
    <section key={license}>
      <h2 className={styles.license} translate="no">
        {license} <span className="note">{own.length}</span>
      </h2>
      <ul className={styles.notices}>
        {own.map((notice) => (
          <PackageNotice key={notice.name} {...notice} />
        ))}
      </ul>
    </section>
  ));
}

function PackageNotice({ name, version, text }: Notice) {
  const { t } = useTranslation('open-source');
  return (
    <li className={styles.notice}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.name} translate="no">
            {name}
          </span>
          <span className="note" translate="no">
            {version}
          </span>
          <span className="visually-hidden">{t('text')}</span>
        </summary>
        <pre className={styles.text} lang="en-US" translate="no">
          {text}
        </pre>
      </details>
    </li>
  );
}
