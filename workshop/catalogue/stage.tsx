import { localeOf } from '../../src/site/languages/locales';
import type { Specimen } from './groups/specimen';
import { useView } from './groups/view';
import * as styles from './stage.module.css';

/** Once for each chosen theme. */
export function Stage({ specimen }: { readonly specimen: Specimen }) {
  const { locale, themes } = useView();
  const { state, note, room = 'half', bleeds = false, once = false, show } = specimen;
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.caption}>
        <strong>{state}</strong> {note}
      </figcaption>
      <div className={room === 'half' || room === 'floating' ? styles.beside : styles.stacked}>
        {(once ? themes.slice(0, 1) : themes).map((theme) => (
          <div
            key={theme}
            className={`${styles.stage} ${styles[room] ?? ''} ${bleeds ? styles.bleeding : ''}`}
            data-theme={theme}
            lang={localeOf(locale).tag}
          >
            {show(theme)}
          </div>
        ))}
      </div>
    </figure>
  );
}
