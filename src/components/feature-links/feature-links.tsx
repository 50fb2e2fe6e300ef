import type { ReactNode } from 'react';
import type { FeatureId } from '../../site/sections';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { useShell } from '../shell/shell-context';
import { SiteLink } from '../site-link/site-link';
import * as styles from './feature-links.module.css';

const featureIcons: Readonly<Record<FeatureId, IconName>> = {
  'multi-account-management': 'users',
  synchronizer: 'refresh-cw',
  rpa: 'workflow',
  'local-api': 'terminal',
  'multi-profiles-management': 'layers',
  teamwork: 'shield',
  'antidetect-browser': 'fingerprint',
};

/** The features that serve a purpose, by name; a link where the language has a page for one. */
export function FeatureLinks(props: {
  readonly title: string;
  readonly ids: readonly FeatureId[];
  readonly children?: ReactNode;
}) {
  const { title, ids, children } = props;
  const { t, menus } = useShell();
  return (
    <section className={styles.box} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {ids.map((id) => {
          const path = menus.product.find((item) => item.nameKey === `feature.${id}.name`)?.path;
          const name = t(`feature.${id}.name`);
          return (
            <li key={id} className={styles.feature}>
              <Icon name={featureIcons[id]} />
              <span className={styles.name}>{path ? <SiteLink to={path}>{name}</SiteLink> : name}</span>
              <span className={styles.text}>{t(`feature.${id}.text`)}</span>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
