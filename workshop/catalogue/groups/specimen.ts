import type { ReactNode } from 'react';
import type { Theme } from './view';

/** One state of a component, as the page shows it. */
export interface Specimen {
  /** Name of the state: "default", "empty", "failed". */
  readonly state: string;
  /** What to do to see more, or when a visitor sees it. */
  readonly note?: string;
  /**
   * How much room it gets: next to the other theme, the whole width, or the whole width scaled down, for components that need
   * a large screen. `floating` has enough height for something that is fixed to the window.
   */
  readonly room?: 'half' | 'whole' | 'shrunk' | 'floating';
  /** Whether it extends to the edges of the window and has its own gutter. */
  readonly bleeds?: boolean;
  /** Shown once only, because its ids must be unique on a page: in the first of the chosen themes. */
  readonly once?: boolean;
  /** Renders the component; the theme makes ids differ. */
  readonly show: (theme: Theme) => ReactNode;
}

/** A component and what belongs to it: what it is for, and its states. A component that shows nothing has no states. */
export interface Shown {
  readonly purpose: string;
  readonly specimens: readonly Specimen[];
}

/** Components of one kind, by the name of their file or folder. */
export type Group = Readonly<Record<string, Shown>>;
