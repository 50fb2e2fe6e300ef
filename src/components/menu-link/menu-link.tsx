import type { ParseKeys } from 'i18next';
import type { MenuItem } from '../../site/menus';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './menu-link.module.css';

/** An entry of a menu: a page of the site, or a place outside it. */
export function MenuLink(props: {
  readonly item: MenuItem;
  readonly className?: string | undefined;
  readonly described?: boolean;
}) {
  const { item, className, described = false } = props;
  const { t } = useShell();
  const name = t(item.nameKey as ParseKeys<'shell'>);
  const content = described ? (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{t(item.nameKey.replace(/\.name$/, '.text') as ParseKeys<'shell'>)}</span>
    </>
  ) : (
    name
  );
  if (item.path) {
    return (
      <SiteLink to={item.path} className={className}>
        {content}
      </SiteLink>
    );
  }
  return (
    <a href={item.address} className={className} rel="noopener" data-external="">
      {content}
    </a>
  );
}
