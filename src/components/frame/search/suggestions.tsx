import type { MenuItem } from '../../../site/pages/menus';
import { useShell } from '../../shell/shell-context';
import { MenuLink } from '../menu-link/menu-link';
import * as styles from './search-view.live.module.css';

const answerKeys: readonly string[] = ['nav.help', 'nav.faq', 'nav.docs', 'nav.pre-sales', 'nav.chat-group'];

/** The product and the resources; after a search without results, where to ask. */
export function Suggestions({ nothingFound }: { readonly nothingFound: boolean }) {
  const { menus, t } = useShell();
  if (nothingFound) {
    return (
      <Links items={[...menus.resources, ...menus.company].filter(({ nameKey }) => answerKeys.includes(nameKey))} />
    );
  }
  const prices: readonly MenuItem[] = [
    { nameKey: 'pricing', path: '/pricing' },
    { nameKey: 'download', path: '/download' },
  ];
  return (
    <>
      <h2 className={styles.section}>{t('menus.product')}</h2>
      <Links items={[...prices, ...menus.product]} />
      <h2 className={styles.section}>{t('menus.resources')}</h2>
      <Links items={menus.resources} />
    </>
  );
}

const Links = ({ items }: { readonly items: readonly MenuItem[] }) => (
  <ul className={styles.links}>
    {items.map((item) => (
      <li key={item.nameKey}>
        <MenuLink item={item} className={styles.link} />
      </li>
    ))}
  </ul>
);
