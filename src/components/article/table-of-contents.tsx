import { useTranslation } from 'react-i18next';
import type { Heading } from './article';
import * as styles from './article.module.css';
import { useCurrentHeading } from './use-current-heading';

/** Links to the headings of an article; the one being read is marked. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useTranslation('article');
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  const current = useCurrentHeading(listed);
  if (listed.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        {t('contents')}
      </h2>
      <ol>
        {listed.map(({ id, value, depth }) => (
          <li key={id} className={depth === 3 ? styles.deeper : undefined}>
            <a href={`#${id}`} className={styles.contentsLink} aria-current={id === current ? 'true' : undefined}>
              {value}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
