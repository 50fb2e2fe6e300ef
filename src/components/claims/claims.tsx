import { useTranslation } from 'react-i18next';
import { formatDate } from '../../site/formats';
import { Section } from '../section/section';
import { useShell } from '../shell/shell-context';

/** A statement about another product, with its source and the day on which it was checked (design 6). */
export interface Claim {
  readonly text: string;
  readonly source: string;
  readonly date: string;
}

/** The sourced statements of a comparison; nothing where it makes none. */
export function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  const { t } = useTranslation('alternative');
  const { locale } = useShell();
  if (claims.length === 0) return null;
  return (
    <Section title={t('sources')}>
      <ul>
        {claims.map(({ text, source, date }) => (
          <li key={text}>
            {text}{' '}
            <a href={source} rel="noopener nofollow" data-external="">
              {t('checkedOn', { date: formatDate(locale.tag, date) })}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
