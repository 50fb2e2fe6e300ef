import { type ReactNode, Suspense } from 'react';
import { ownIds } from '../../../site/own-ids';
import { isQuiet, quietAttribute } from '../../../site/pages/banner-pages';
import { Below } from '../../below/below';
import { Boundary } from '../../shell/boundary';
import { useShell } from '../../shell/shell-context';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { LoadingBar } from '../loading-bar/loading-bar';
import { RootFault } from '../root-fault/root-fault';
import * as styles from './layout.module.css';

/**
 * React hydrates each `Suspense` separately, and at once when a visitor presses something in it. Each `Boundary` contains
 * failures.
 */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const { t, page } = useShell();
  return (
    <>
      <a className={styles.skip} href={`#${ownIds.content}`}>
        {t('skip')}
      </a>
      <Boundary>
        <LoadingBar />
      </Boundary>
      <Boundary>
        <Header />
      </Boundary>
      <main
        id={ownIds.content}
        className={styles.main}
        tabIndex={-1}
        {...{ [quietAttribute]: isQuiet(page) ? '' : undefined }}
      >
        <Suspense>
          <RootFault>{children}</RootFault>
        </Suspense>
      </main>
      <Below />
      <Suspense>
        <Boundary>
          <Footer />
        </Boundary>
      </Suspense>
    </>
  );
}
