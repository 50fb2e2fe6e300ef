import { useTranslation } from 'react-i18next';
import * as whole from '../../components/card/whole.module.css';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icons';
import { useShell } from '../../components/shell/shell-context';
import { useFeaturePath } from '../../components/shell/use-feature-path';
import { SiteLink } from '../../components/site-link/site-link';
import type { FeatureId, SolutionId } from '../../site/pages/sections';
import * as styles from './audiences.below.module.css';

interface Audience {
  readonly name: 'agencies' | 'shops' | 'advertising' | 'social' | 'testers' | 'research';
  readonly icon: IconName;
  readonly solution?: SolutionId;
  /** Where the row leads if the language lacks the solution. */
  readonly feature: FeatureId;
}

const audiences: readonly Audience[] = [
  { name: 'agencies', icon: 'building-2', solution: 'digital-agency', feature: 'teamwork' },
  { name: 'shops', icon: 'shopping-cart', solution: 'e-commerce', feature: 'multi-account-management' },
  { name: 'advertising', icon: 'megaphone', solution: 'google-ads', feature: 'multi-profiles-management' },
  { name: 'social', icon: 'users', solution: 'social-marketing', feature: 'synchronizer' },
  { name: 'testers', icon: 'flask-conical', feature: 'local-api' },
  { name: 'research', icon: 'chart-line', solution: 'web-scraping', feature: 'rpa' },
];

export function Audiences() {
  const { t } = useTranslation('home');
  const { menus } = useShell();
  const featurePath = useFeaturePath();
  const solutions = menus.solutions.flatMap(({ items }) => items);
  return (
    <ul className={styles.grid}>
      {audiences.map(({ name, icon, solution, feature }) => {
        const path = solutions.find((item) => item.path?.endsWith(`/${solution}`))?.path ?? featurePath(feature);
        const title = t(`audience.${name}.title`);
        return (
          <li key={name} className={styles.audience}>
            <Icon name={icon} />
            <h3>
              {path ? (
                <SiteLink to={path} className={whole.link}>
                  {title}
                </SiteLink>
              ) : (
                title
              )}
            </h3>
            {path && <Icon name="arrow-right" />}
            <p className={`note ${styles.text}`}>{t(`audience.${name}.text`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
