import type { ReactNode } from 'react';
import { ownIds } from '../../../site/own-ids';
import { Below } from '../../below/below';
import { Boundary } from '../../shell/boundary';
import { LanguagePicker } from '../language-picker/language-picker';
import { LoadingBar } from '../loading-bar/loading-bar';
import { Logo } from '../logo/logo';
import { RootFault } from '../root-fault/root-fault';
import * as styles from './layout.module.css';

/** For error pages: nothing in it may fail as well. */
export function CustomLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.custom}>
      <Boundary>
        <LoadingBar />
      </Boundary>
      <header className={styles.customHeader}>
        <Logo />
        <Boundary>
          <LanguagePicker />
        </Boundary>
      </header>
      <main id={ownIds.content} className={styles.customMain} tabIndex={-1}>
        <RootFault>{children}</RootFault>
      </main>
      <Below />
    </div>
  );
}
