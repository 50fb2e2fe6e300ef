import type { ReactNode } from 'react';
import { ownIds } from '../../../site/own-ids';
import * as styles from './layout.module.css';

export function SvgSpriteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id={ownIds.content} className={styles.sprite}>
      {children}
    </main>
  );
}
