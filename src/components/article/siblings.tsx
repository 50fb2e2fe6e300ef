import type { RoutePath } from '../../site/hosting/route-path';
import type { EntryKey } from '../../site/pages/entry';
import { entryPath } from '../../site/pages/routes';
import type { Section } from '../../site/pages/sections';
import type { EntryCardData } from '../data/data';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as contents from './table-of-contents.module.css';

/**
 * The pages of a help article's group, in order.
 * @param props.list where the list of all articles shows the group
 */
export function Siblings(props: {
  readonly name: string;
  readonly list: RoutePath;
  readonly current: EntryKey | null;
  readonly entries: readonly EntryCardData[];
}) {
  const { name, list, current, entries } = props;
  const { locale } = useShell();
  return (
    <nav aria-label={name}>
      <p className={contents.title}>
        <SiteLink to={list}>{name}</SiteLink>
      </p>
      <ol>
        {entries.map(({ fields: { key }, frontmatter: { title } }) => {
          const [section, id] = key.split('/') as [Section, string];
          const path = entryPath(section, id, locale.code);
          return (
            path && (
              <li key={key}>
                <SiteLink to={path} className={contents.link} aria-current={key === current ? 'page' : undefined}>
                  {title}
                </SiteLink>
              </li>
            )
          );
        })}
      </ol>
    </nav>
  );
}
