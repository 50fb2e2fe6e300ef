import { useTranslation } from 'react-i18next';
import type { FrontMatterOf } from '../../components/data/front-matter';
import { useShell } from '../../components/shell/shell-context';
import { SplitSection } from '../../components/split-section/split-section';
import { formatDate } from '../../site/formats';
import * as styles from './claims.module.css';

/** Has a source and the day on which it was checked. */
export type Claim = NonNullable<FrontMatterOf<'alternatives'>['claims']>[number];

/** The message key of the page's name; a page without claims is called a test. */
export const kindOf = (claims: readonly Claim[] | null): 'kind.comparison' | 'kind.test' =>
  claims?.length ? 'kind.comparison' : 'kind.test';

export function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  const { t } = useTranslation('alternative');
  const { locale } = useShell();
  if (claims.length === 0) return null;
  return (
    <SplitSection title={t('sources')}>
      <ul>
        {claims.map(({ text, source, date }) => (
          <li key={text} className={styles.claim}>
            <p>{text}</p>
            <p className={styles.source}>
              <a href={source} rel="noopener nofollow" data-external="">
                {new URL(source).hostname}
              </a>
              <time dateTime={date} suppressHydrationWarning>
                {t('checkedOn', { date: formatDate(locale, date) })}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
