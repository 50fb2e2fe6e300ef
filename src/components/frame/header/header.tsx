import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { ownIds } from '../../../site/own-ids';
import type { MenuItem } from '../../../site/pages/menus';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { type OpenPanel, useArrowKeys } from '../../shell/use-arrow-keys';
import { useIsAlive } from '../../shell/use-is-alive';
import { AccountLink } from '../../site-link/account-link';
import { SiteLink } from '../../site-link/site-link';
import { LanguagePicker } from '../language-picker/language-picker';
import { Logo } from '../logo/logo';
import { MenuLink } from '../menu-link/menu-link';
import { Search } from '../search/search';
import { ThemeSwitch } from '../theme-switch/theme-switch';
import * as styles from './header.module.css';
import * as panel from './menu-panel.below.module.css';
import { useMenuClosing } from './use-menu-closing';

/**
 * One navigation serves both sizes: a popover on small screens, a bar on large ones; menus are `details`, so that everything
 * opens without JavaScript. The links, which are many, are hydrated apart from the key listeners.
 */
export function Header() {
  const { menus, t } = useShell();
  const nav = useRef<HTMLElement>(null);
  useMenuClosing(nav);
  useArrowKeys(useCallback(() => openMenu(nav.current), []));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav id={ownIds.menu} ref={nav} className={styles.nav} popover="auto" aria-label={t('menu')}>
          <Suspense>
            <ul className={styles.menus}>
              <Menu name={t('menus.product')} look={panel.lines}>
                <Items of={menus.product} />
              </Menu>
              {menus.solutions.length > 0 && (
                <Menu
                  name={t(menus.allSolutions?.path === '/use-cases' ? 'menus.useCases' : 'menus.solutions')}
                  look={panel.wide}
                >
                  {menus.allSolutions && <Items of={[menus.allSolutions]} />}
                  {menus.solutions.map(({ name, items }) =>
                    name === null ? (
                      <Items key="" of={items} />
                    ) : (
                      <li key={name}>
                        <b>{name}</b>
                        <ul>
                          <Items of={items} />
                        </ul>
                      </li>
                    ),
                  )}
                </Menu>
              )}
              <li>
                <SiteLink to="/pricing">{t('pricing')}</SiteLink>
              </li>
              <li>
                <SiteLink to="/download">{t('download')}</SiteLink>
              </li>
              <Menu name={t('menus.resources')} look={panel.lines}>
                <Items of={menus.resources} />
              </Menu>
              <Menu name={t('menus.company')} look={panel.names}>
                <Items of={menus.company} />
              </Menu>
            </ul>
            <div className={styles.account}>
              <AccountLink to="register" className={styles.signUp}>
                {t('register')}
              </AccountLink>
              <AccountLink to="login" className={styles.login}>
                {t('login')}
              </AccountLink>
            </div>
            <Theme />
          </Suspense>
        </nav>
        <div className={styles.actions}>
          <Search />
          <Suspense>
            <LanguagePicker />
          </Suspense>
          <AccountLink to="register" className={styles.register}>
            {t('register')}
          </AccountLink>
          <button type="button" className={styles.toggle} popovertarget={ownIds.menu} aria-label={t('menu')}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}

/** On a small screen; as the last it moves nothing when it comes, and without scripts there is none. */
function Theme() {
  return useIsAlive() && <ThemeSwitch />;
}

function openMenu(nav: HTMLElement | null): OpenPanel | null {
  const menu = nav?.querySelector('details[open]');
  const panel = menu?.querySelector('ul');
  return menu && panel ? { control: menu.querySelector('summary'), panel } : null;
}

/** @param props.look a class of its panel: columns, pictures and lines, or pictures alone */
function Menu(props: { readonly name: string; readonly look: string; readonly children: ReactNode }) {
  const { name, look, children } = props;
  return (
    <li>
      <details name="menu">
        <summary>
          {name}
          <Icon name="chevron-down" />
        </summary>
        <ul className={`${panel.panel} ${look}`}>{children}</ul>
      </details>
    </li>
  );
}

/**
 * Pictures and lines come with hydration, into room kept for them. Without these and a class the document has the bytes of the
 * footer's links, which compress well.
 */
function Items({ of }: { readonly of: readonly MenuItem[] }) {
  const isAlive = useIsAlive();
  return of.map((item) => (
    <li key={item.nameKey}>
      <MenuLink item={item} described={isAlive} />
    </li>
  ));
}
