import { Icon } from '../../components/icon/icon';
import { Section } from '../../components/section/section';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import { entryPath } from '../../site/pages/routes';
import type { FeatureId } from '../../site/pages/sections';
import * as styles from './related-links.below.module.css';

/** Sibling pages by their menu names; features with their purpose. */
export function RelatedLinks(props: {
  readonly title: string;
  readonly section: 'solutions' | 'features' | 'alternatives';
  readonly ids: readonly string[];
}) {
  const { title, section, ids } = props;
  const { locale, menus, t } = useShell();
  const items = [...menus.solutions.flatMap((group) => group.items), ...menus.product, ...menus.compare];
  const links = ids.flatMap((id) => {
    const path = entryPath(section, id, locale.code);
    const item = items.find((candidate) => candidate.path === path);
    return path && item ? [{ id, path, name: t(item.nameKey as 'home') }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Section title={title} leadsOn>
      <ul className={styles.links}>
        {links.map(({ id, path, name }) => (
          <li key={id} className={`box ${styles.item}`}>
            <SiteLink to={path} className={styles.link}>
              {name}
              <Icon name="arrow-right" />
            </SiteLink>
            {section === 'features' && <p className="note">{t(`feature.${id as FeatureId}.text`)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
