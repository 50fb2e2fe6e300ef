import type { ReactNode } from 'react';
import { Footer } from '../components/footer/footer';
import { Header } from '../components/header/header';
import { LoadingBar } from '../components/loading-bar/loading-bar';
import { RootFault } from '../components/root-fault/root-fault';
import { useShell } from '../components/shell/shell-context';
import { ownIds } from '../site/own-ids';
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
