import { Component, Fragment, type ReactNode } from 'react';

/** Milliseconds within which a part that fails a second time is given up. */
const soon = 1_000;

interface Props {
  /** What stands in the place of a part that cannot be drawn; nothing if there is none. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps a failure within its part of the page. The part is drawn anew once, with new elements: a translator or an extension may
 * have taken away those that React was about to change. What fails again at once is replaced.
 */
export class Boundary extends Component<Props, { readonly failed: boolean; readonly drawn: number }> {
  override readonly state = { failed: false, drawn: 0 };
  private lastFailure = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Before anything is painted: the fallback is not seen where the part can be drawn anew. */
  override componentDidCatch() {
    const before = this.lastFailure;
    this.lastFailure = performance.now();
    if (this.lastFailure - before > soon) this.setState(({ drawn }) => ({ failed: false, drawn: drawn + 1 }));
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Fragment key={this.state.drawn}>{children}</Fragment>;
  }
}
