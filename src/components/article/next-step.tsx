import type { FeatureId } from '../../site/pages/sections';
import { facetOfFeature } from '../../site/product/facets';
import * as button from '../button/button.module.css';
import { Icon } from '../icon/icon';
import { featureIcons } from '../plan-facts/feature-icons';
import { useShell } from '../shell/shell-context';
import { useFeaturePath } from '../shell/use-feature-path';
import { AccountLink } from '../site-link/account-link';
import { SiteLink } from '../site-link/site-link';
import * as styles from './article.module.css';

/** Others are about keeping accounts apart. */
const featureOfTag: Readonly<Record<string, FeatureId>> = {
  fingerprint: 'antidetect-browser',
  privacy: 'antidetect-browser',
  profiles: 'multi-profiles-management',
  rpa: 'rpa',
  'local-api': 'local-api',
  'web-scraping': 'local-api',
  synchronizer: 'synchronizer',
  team: 'teamwork',
};

/** What an article's reader may do next: see the feature it is about, and try it. */
export function NextStep({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useShell();
  const id = tags.flatMap((tag) => featureOfTag[tag] ?? [])[0] ?? 'multi-account-management';
  const name = t(`feature.${id}.name`);
  const path = useFeaturePath()(id);
  return (
    <div className={`box ${styles.facts}`}>
      <p className={styles.feature} data-facet={facetOfFeature(id)}>
        <Icon name={featureIcons[id]} />
        {path ? <SiteLink to={path}>{name}</SiteLink> : name}
      </p>
      <p>{t(`feature.${id}.text`)}</p>
      <AccountLink to="register" className={button.primary} data-track="article-register">
        {t('register')}
      </AccountLink>
      <p>{t('banner.text')}</p>
    </div>
  );
}
