import { Grid } from '../../components/grid/grid';
import { HighlightScene } from '../../components/highlight-scene/highlight-scene';
import type { ReleaseScene } from '../../site/pages/sections';
import * as styles from './highlights.below.module.css';

/** `scenes` matches `items` by index. */
export function Highlights(props: {
  readonly title: string;
  readonly items: readonly string[];
  readonly scenes: readonly ReleaseScene[];
}) {
  const { title, items, scenes } = props;
  if (items.length === 0) return null;
  return (
    <aside className={styles.box} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {items.map((item, index) => {
          const scene = scenes[index];
          return (
            <Grid as="li" key={item} className={styles.item}>
              <p>{item}</p>
              {scene && <HighlightScene name={scene} />}
            </Grid>
          );
        })}
      </ul>
    </aside>
  );
}
