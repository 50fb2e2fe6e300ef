import { entryPath } from '../../site/routes';
import * as chips from '../list-filter/list-filter.module.css';
import { Section } from '../section/section';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';

/** Links to sibling pages by their menu names. */
export function RelatedLinks(props: {
  readonly title: string;
  readonly section: 'solutions' | 'features' | 'alternatives';
  readonly ids: readonly string[];
}) {
  const { title, section, ids } = props;
  const { locale, menus, t } = useShell();
  const items = [...menus.solutions, ...menus.product, ...menus.compare];
  const links = ids.flatMap((id) => {
    const path = entryPath(section, id, locale.code);
    return items.find((item) => item.path === path) ?? [];
  });
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={chips.chips}>
        {links.map(
          ({ path, nameKey }) =>
            path && (
              <li key={path}>
                <SiteLink to={path} className={chips.chip}>
                  {t(nameKey as 'home')}
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}
