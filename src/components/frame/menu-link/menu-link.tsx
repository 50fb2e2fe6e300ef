import type { ParseKeys } from 'i18next';
import type { MenuItem } from '../../../site/pages/menus';
import { Icon } from '../../icon/icon';
import { useShell } from '../../shell/shell-context';
import { SiteLink } from '../../site-link/site-link';
import * as styles from './menu-link.live.module.css';
import { menuPictures } from './menu-pictures';

/** @param props.described whether a picture and the line about the entry stand beside its name */
export function MenuLink(props: {
  readonly item: MenuItem;
  readonly className?: string;
  readonly described?: boolean;
}) {
  const { item, className, described = false } = props;
  const { t } = useShell();
  const picture = described && menuPictures[item.nameKey];
  const content = (
    <>
      {picture && (
        <span className={styles.picture} data-facet={picture.facet}>
          <Icon name={picture.icon} />
        </span>
      )}
      {t(item.nameKey as ParseKeys<'shell'>)}
      {described && item.textKey && <small className={styles.line}>{t(item.textKey as ParseKeys<'shell'>)}</small>}
    </>
  );
  if (item.path)
    return (
      <SiteLink to={item.path} className={className}>
        {content}
      </SiteLink>
    );
  return (
    <a href={item.address} className={className} data-external="">
      {content}
    </a>
  );
}
