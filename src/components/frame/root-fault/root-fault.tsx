import type { ReactNode } from 'react';
import { Boundary } from '../../shell/boundary';
import { useShell } from '../../shell/shell-context';
import { FaultScreen } from './fault-screen';
import * as styles from './root-fault.live.module.css';

/** Replaces a page that fails to render; the next page renders as usual. */
export function RootFault({ children }: { readonly children: ReactNode }) {
  const { page, t } = useShell();
  const screen = (
    <div className={styles.fault}>
      <h1>{t('fault.502msg1')}</h1>
      <FaultScreen />
    </div>
  );
  return (
    <Boundary key={page.canonical} fallback={screen}>
      {children}
    </Boundary>
  );
}
