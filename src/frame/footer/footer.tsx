import type { MenuItem } from '../../site/pages/menus';
import { useShell } from '../../ui/shell/shell-context';
import { ConsentSettings } from '../consent-question/consent-settings';
import { Logo } from '../logo/logo';
import { MenuLink } from '../menu-link/menu-link';
import { ThemeSwitch } from '../theme-switch/theme-switch';
import * as styles from './footer.module.css';

/** The footer: every menu in full, the legal pages, and how to contact the team. */
export function Footer() {
  const { site, menus, t } = useShell();
  const year = new Date().getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>{t('footer.tagline')}</p>
          <a href={`mailto:${site.config.supportEmail}`}>{t('footer.writeUs')}</a>
        </div>
        <Group title={t('menus.product')} items={menus.product} />
        <Group title={t('menus.resources')} items={menus.resources} />
        <Group title={t('menus.company')} items={menus.company} />
        <Group title={t('menus.compare')} items={menus.compare} />
      </div>
      <div className={styles.legal}>
        <p suppressHydrationWarning>{t('footer.rights', { year, company: `${site.config.name} Software` })}</p>
        <ul className={styles.legalLinks}>
          {menus.legal.map((item) => (
            <li key={item.nameKey}>
              <MenuLink item={item} />
            </li>
          ))}
          <li>
            <ConsentSettings className={styles.settings} />
          </li>
          <ThemeSwitch />
        </ul>
      </div>
    </footer>
  );
}

function Group({ title, items }: { readonly title: string; readonly items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.nameKey}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
