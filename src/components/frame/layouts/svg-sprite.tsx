import type { ReactNode } from 'react';
import { ownIds } from '../../../site/own-ids';
import * as styles from './layout.module.css';

/** The frame of the icon page: the icons and nothing else. */
export function SvgSpriteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id={ownIds.content} className={styles.sprite}>
      {children}
    </main>
  );
}
