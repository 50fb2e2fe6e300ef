import type { ReactNode } from 'react';
import type { Theme } from './view';

export interface Specimen {
  /** "default", "empty", "failed". */
  readonly state: string;
  /** What to do to see more, or when a visitor sees it. */
  readonly note?: string;
  /**
   * Beside the other theme, full width, or full width scaled down for large components. `floating` leaves height for
   * something fixed to the window.
   */
  readonly room?: 'half' | 'whole' | 'shrunk' | 'floating';
  /** Whether it reaches the window's edges and has its own gutter. */
  readonly bleeds?: boolean;
  /** Rendered in one theme only, because its ids must be unique. */
  readonly once?: boolean;
  /** The theme keeps ids unique. */
  readonly show: (theme: Theme) => ReactNode;
}

/** What it is for, and its states; none for a component that shows nothing. */
export interface Shown {
  readonly purpose: string;
  readonly specimens: readonly Specimen[];
}

/** By the name of their file or folder. */
export type Group = Readonly<Record<string, Shown>>;
