import type { ReactNode } from 'react';
import { ownIds } from '../../site/own-ids';
import { useShell } from '../../ui/shell/shell-context';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { LoadingBar } from '../loading-bar/loading-bar';
import { RootFault } from '../root-fault/root-fault';
import * as styles from './layout.module.css';

/** Header, content, footer: the frame of every ordinary page. */
export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useShell();
  return (
    <>
      <a className={styles.skip} href={`#${ownIds.content}`}>
        {t('skip')}
      </a>
      <LoadingBar />
      <Header />
      <main id={ownIds.content} className={styles.main} tabIndex={-1}>
        <RootFault>{children}</RootFault>
      </main>
      <Footer />
    </>
  );
}
