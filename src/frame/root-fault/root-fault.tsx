import { Component, type ReactNode } from 'react';
import { useShell } from '../../ui/shell/shell-context';
import { FaultScreen } from './fault-screen';
import * as styles from './root-fault.live.module.css';

/** Shows the error screen in place of a page that cannot be rendered; the next page is rendered as usual. */
export function RootFault({ children }: { readonly children: ReactNode }) {
  const { page } = useShell();
  return <Boundary key={page.canonical}>{children}</Boundary>;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.fault}>
        <FaultScreen />
      </div>
    );
  }
}
