import { Icon } from '../../components/icon/icon';
import * as tile from '../../components/icon/tile.module.css';
import { featureIcons } from '../../components/plan-facts/feature-icons';
import { useShell } from '../../components/shell/shell-context';
import { SiteLink } from '../../components/site-link/site-link';
import type { FeatureId } from '../../site/pages/sections';
import * as styles from './feature-neighbours.below.module.css';

/** In the order of the menu; after the last comes the first. */
export function FeatureNeighbours({ id, title }: { readonly id: FeatureId; readonly title: string }) {
  const { t, menus } = useShell();
  const { product } = menus;
  const index = product.findIndex(({ nameKey }) => nameKey === `feature.${id}.name`);
  if (index < 0 || product.length < 3) return null;
  const previous = product[(index + product.length - 1) % product.length];
  const next = product[(index + 1) % product.length];
  return (
    <nav className={styles.neighbours} aria-label={title}>
      {[previous, next].map((item) => {
        if (!item?.path) return null;
        const feature = item.nameKey.split('.')[1] as FeatureId;
        const forward = item === next;
        return (
          <SiteLink key={feature} to={item.path} className={forward ? styles.next : styles.previous}>
            <Icon name={forward ? 'arrow-right' : 'arrow-left'} />
            <span className={tile.tile}>
              <Icon name={featureIcons[feature]} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{t(`feature.${feature}.name`)}</span>
              <span className="note">{t(`feature.${feature}.text`)}</span>
            </span>
          </SiteLink>
        );
      })}
    </nav>
  );
}
