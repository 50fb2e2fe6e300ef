import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Heading } from '../data/data';
import { Icon } from '../icon/icon';
import * as styles from './table-of-contents.module.css';
import { useCurrentHeading } from './use-current-heading';

/** With fewer headings there is no list. */
const fewest = 2;

export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useTranslation('article');
  const listed = useMemo(() => headings.filter(({ depth }) => depth === 2 || depth === 3), [headings]);
  const current = useCurrentHeading(listed);
  if (listed.length < fewest) return null;
  return (
    <nav className={`${styles.contents} screen-only`} aria-label={t('contents')}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {t('contents')}
          <Icon name="chevron-down" />
        </summary>
        <Links headings={listed} current={null} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>{t('contents')}</p>
        <Links headings={listed} current={current} />
      </div>
    </nav>
  );
}

function Links({ headings, current }: { readonly headings: readonly Heading[]; readonly current: string | null }) {
  return (
    <ol>
      {headings.map(({ id, value, depth }) => (
        <li key={id} className={depth === 3 ? styles.deeper : undefined}>
          <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'true' : undefined}>
            {value}
          </a>
        </li>
      ))}
    </ol>
  );
}
