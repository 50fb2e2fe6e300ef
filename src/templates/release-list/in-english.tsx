import { useTranslation } from 'react-i18next';
import type { DatedRelease } from '../../components/data/data';
import { useShell } from '../../components/shell/shell-context';
import { hrefOf } from '../../site/hosting/hosts';
import { pathOfEntry } from '../../site/pages/routes';
import * as rows from './release-rows.below.module.css';

/** What the list leaves out, since the language lacks its notes. */
export function InEnglish({ releases }: { readonly releases: readonly DatedRelease[] }) {
  const { t } = useTranslation('release');
  const { site } = useShell();
  if (releases.length === 0) return null;
  return (
    <p className={rows.english}>
      {t('inEnglish')}{' '}
      {releases.map(({ fields, frontmatter: { version } }) => {
        const path = pathOfEntry(fields.key, 'en');
        return (
          path && (
            <a key={version} href={hrefOf(site, 'en', path)} hrefLang="en">
              {version}
            </a>
          )
        );
      })}
    </p>
  );
}
