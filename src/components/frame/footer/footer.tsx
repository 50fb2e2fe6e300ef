import type { MenuItem } from '../../../site/pages/menus';
import { Grid } from '../../grid/grid';
import { useShell } from '../../shell/shell-context';
import { ConsentSettings } from '../consent-question/consent-settings';
import { Logo } from '../logo/logo';
import { MenuLink } from '../menu-link/menu-link';
import { ThemeSwitch } from '../theme-switch/theme-switch';
import * as styles from './footer.below.module.css';

export function Footer() {
  const { site, menus, t } = useShell();
  const groups = (['product', 'resources', 'company', 'compare'] as const).filter((group) => menus[group].length > 0);
  const year = new Date().getUTCFullYear();
  return (
    <footer className={styles.footer}>
      <Grid as="div" className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p className={styles.tagline}>{t('footer.tagline')}</p>
          <a href={`mailto:${site.config.supportEmail}`}>{t('footer.writeUs')}</a>
        </div>
        {groups.map((group) => (
          <Group key={group} title={t(`menus.${group}`)} items={menus[group]} />
        ))}
      </Grid>
      <div className={styles.legal}>
        <p suppressHydrationWarning>{t('footer.rights', { year, company: `${site.config.name} Software` })}</p>
        <ThemeSwitch />
        <ul className={styles.legalLinks}>
          {menus.legal.map((item) => (
            <li key={item.nameKey}>
              <MenuLink item={item} />
            </li>
          ))}
          <li>
            <ConsentSettings className={styles.settings} />
          </li>
        </ul>
      </div>
    </footer>
  );
}

function Group({ title, items }: { readonly title: string; readonly items: readonly MenuItem[] }) {
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
