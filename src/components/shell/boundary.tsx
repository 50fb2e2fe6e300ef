import { Component, Fragment, type ReactNode } from 'react';

/** A second failure within this many ms is final. */
const soon = 1_000;

interface Props {
  /** Shown in place of a part that cannot be rendered. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a failed part once more, with new elements: a translator or an extension may have removed those that React was
 * about to change. A part that fails again at once is replaced.
 */
export class Boundary extends Component<Props, { readonly failed: boolean; readonly drawn: number }> {
  override readonly state = { failed: false, drawn: 0 };
  private lastFailure = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Before paint: the fallback stays unseen where a second render succeeds. */
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
