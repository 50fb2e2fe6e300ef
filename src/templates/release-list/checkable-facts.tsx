import { useTranslation } from 'react-i18next';
import type { DatedRelease } from '../../components/data/data';
import { FactTable } from '../../components/fact-table/fact-table';
import { ShareTable } from '../../components/share-table/share-table';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { SplitSection } from '../../components/split-section/split-section';
import { formatDate, formatDayCount } from '../../site/formats';
import { engineSource, engines, lagOf } from '../../site/product/engines';
import * as styles from './checkable-facts.below.module.css';

/** How far each release is behind Chromium, and where to find checksums, contacts and limits. */
export function CheckableFacts({ releases }: { readonly releases: readonly DatedRelease[] }) {
  const { t } = useTranslation('release');
  const { locale } = useShell();
  const rows = releases.flatMap(({ frontmatter: { version, date, dateInWords } }) => {
    const engine = engines.find((each) => each.version === version);
    if (!engine) return [];
    const { chromium, stable } = engine;
    return [
      [
        `${version} · ${dateInWords}`,
        `${chromium} · ${formatDate(locale, stable)}`,
        formatDayCount(locale, lagOf(engine, date)),
      ] as const,
    ];
  });
  return (
    <SplitSection title={t('title')} lead={t('lead')} tone="sunk">
      <div className={styles.facts}>
        <ShareTable names={[t('columns.release'), t('columns.engine'), t('columns.lag')]} rows={rows} />
        <FactTable
          caption={t('title')}
          rows={[
            {
              name: t('dates'),
              value: (
                <>
                  <a href={engineSource.address} rel="noopener" data-external="">
                    {engineSource.name}
                  </a>
                  , {t('read', { date: formatDate(locale, engineSource.read) })}
                </>
              ),
            },
            { name: t('updates.name'), value: t('updates.text') },
            { name: t('checksums.name'), value: <SiteLink to="/download">{t('checksums.text')}</SiteLink> },
            { name: t('reports'), value: <a href="/.well-known/security.txt">security.txt</a> },
            { name: t('answers.name'), value: <SiteLink to="/pre-sales">{t('answers.text')}</SiteLink> },
            { name: t('limits.name'), value: t('limits.text') },
          ]}
        />
      </div>
    </SplitSection>
  );
}
