import type { ReactNode } from 'react';
import * as styles from './layout.module.css';

/** The frame of the icon page: the icons and nothing else. */
export function SvgSpriteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="content" className={styles.sprite}>
      {children}
    </main>
  );
}
