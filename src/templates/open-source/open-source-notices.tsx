import { useTranslation } from 'react-i18next';
import * as styles from './open-source-notices.module.css';

/** The license's short name and text. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** In English in every language, like the licenses. */
export function OpenSourceNotices({ notices }: { readonly notices: readonly Notice[] }) {
  const { t } = useTranslation('open-source');
  return (
    <ul className={styles.notices}>
      {notices.map(({ name, version, license, text }) => (
        <li key={name} className={styles.notice}>
          <details>
            <summary className={styles.summary}>
              <span className={styles.name} translate="no">
                {name}
              </span>
              <span className={styles.facts} translate="no">
                {version} · {license}
              </span>
              <span className="visually-hidden">{t('text')}</span>
            </summary>
            <pre className={styles.text} lang="en-US" translate="no">
              {text}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
