import { useTranslation } from 'react-i18next';
import * as whole from '../../components/card/whole.module.css';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icons';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import type { SolutionId } from '../../site/pages/sections';
import * as styles from './audiences.below.module.css';

interface Audience {
  readonly name: 'agencies' | 'shops' | 'advertising' | 'social' | 'testers' | 'research';
  readonly icon: IconName;
  /** If the language has the page. */
  readonly solution?: SolutionId;
}

const audiences: readonly Audience[] = [
  { name: 'agencies', icon: 'building-2', solution: 'digital-agency' },
  { name: 'shops', icon: 'shopping-cart', solution: 'e-commerce' },
  { name: 'advertising', icon: 'megaphone', solution: 'google-ads' },
  { name: 'social', icon: 'users', solution: 'social-marketing' },
  { name: 'testers', icon: 'flask-conical' },
  { name: 'research', icon: 'chart-line', solution: 'web-scraping' },
];

export function Audiences() {
  const { t } = useTranslation('home');
  const { menus } = useShell();
  const solutions = menus.solutions.flatMap(({ items }) => items);
  return (
    <ul className={styles.grid}>
      {audiences.map(({ name, icon, solution }) => {
        const path = solution && solutions.find((item) => item.path?.endsWith(`/${solution}`))?.path;
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
            <p className={`note ${path ? styles.text : styles.only}`}>{t(`audience.${name}.text`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
