import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import * as whole from '../../components/card/whole.module.css';
import { Icon } from '../../components/icon/icon';
import { Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import * as styles from './other-comparisons.below.module.css';

/** Those that the menus have in this language, but for the one that is open. */
export function OtherComparisons() {
  const { t } = useTranslation('alternative');
  const { menus, page, t: shell } = useShell();
  const others = menus.compare.filter(({ path }) => path !== page.route);
  if (others.length === 0) return null;
  return (
    <Section title={t('others')} leadsOn>
      <ul className={styles.links}>
        {others.map(({ nameKey, path = '/' }) => (
          <li key={nameKey} className={`box ${styles.item}`}>
            <SiteLink to={path} className={whole.link}>
              {shell(nameKey as ParseKeys<'shell'>)}
            </SiteLink>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
