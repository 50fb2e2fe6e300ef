import type { ParseKeys } from 'i18next';
import type { MenuItem } from '../../../site/pages/menus';
import { useShell } from '../../shell/shell-context';
import { SiteLink } from '../../site-link/site-link';

/** @param props.described whether the line about the entry follows its name */
export function MenuLink(props: {
  readonly item: MenuItem;
  readonly className?: string;
  readonly described?: boolean;
}) {
  const { item, className, described = false } = props;
  const { t } = useShell();
  const content = (
    <>
      {t(item.nameKey as ParseKeys<'shell'>)}
      {described && item.textKey && <small>{t(item.textKey as ParseKeys<'shell'>)}</small>}
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
