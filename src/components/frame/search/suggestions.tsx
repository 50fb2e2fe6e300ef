import { useState } from 'react';
import type { MenuItem } from '../../../site/pages/menus';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { AccountLink } from '../../site-link/account-link';
import { SiteLink } from '../../site-link/site-link';
import { MenuLink } from '../menu-link/menu-link';
import { Actions } from './actions';
import { forgetSearches, recentSearches } from './recent';
import * as styles from './search-view.live.module.css';

const answerKeys: readonly string[] = ['nav.help', 'nav.faq', 'nav.docs', 'nav.pre-sales', 'nav.chat-group'];

const accountIcons = { login: 'key', register: 'plus' } as const;
const pageIcons = { download: 'download', pricing: 'tag' } as const;

/** Earlier searches, what can be done, the product and the resources; after a search without results, where to ask. */
export function Suggestions(props: { readonly nothingFound: boolean; readonly searchFor: (words: string) => void }) {
  const { nothingFound, searchFor } = props;
  const { menus, t } = useShell();
  if (nothingFound) {
    return (
      <Links items={[...menus.resources, ...menus.company].filter(({ nameKey }) => answerKeys.includes(nameKey))} />
    );
  }
  return (
    <>
      <RecentSearches searchFor={searchFor} />
      <Actions typed="">
        {(['login', 'register'] as const).map((place) => (
          <li key={place}>
            <AccountLink to={place} className={styles.link}>
              <Icon name={accountIcons[place]} />
              {t(place)}
            </AccountLink>
          </li>
        ))}
        {(['download', 'pricing'] as const).map((page) => (
          <li key={page}>
            <SiteLink to={`/${page}`} className={styles.link}>
              <Icon name={pageIcons[page]} />
              {t(page)}
            </SiteLink>
          </li>
        ))}
      </Actions>
      <h2 className={styles.section}>{t('menus.product')}</h2>
      <Links items={menus.product} />
      <h2 className={styles.section}>{t('menus.resources')}</h2>
      <Links items={menus.resources} />
    </>
  );
}

function RecentSearches({ searchFor }: { readonly searchFor: (words: string) => void }) {
  const { t } = useShell();
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  const forget = () => {
    forgetSearches();
    setRecent([]);
    // The button is gone: the focus goes to the field.
    searchFor('');
  };
  return (
    <>
      <h2 className={styles.section}>{t('search.recent')}</h2>
      <p className={styles.tries}>
        {recent.map((words) => (
          <button key={words} type="button" className={styles.attempt} onClick={() => searchFor(words)}>
            <Icon name="clock" />
            {words}
          </button>
        ))}
        <button type="button" className={styles.attempt} onClick={forget}>
          <Icon name="x" />
          {t('search.forget')}
        </button>
      </p>
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
