import type { ReactNode } from 'react';
import type { Theme } from './view';

/** One state of a component, as the page shows it. */
export interface Specimen {
  /** Name of the state: "default", "empty", "failed". */
  readonly state: string;
  /** What to do to see more, or when a visitor sees it. */
  readonly note?: string;
  /**
   * How much room it gets: beside the other theme, the whole width, or the whole width made smaller, for what needs a
   * large screen. `floating` has the height that something fixed to the window needs.
   */
  readonly room?: 'half' | 'whole' | 'shrunk' | 'floating';
  /** Whether it reaches to the edges of the window and brings its own gutter. */
  readonly bleeds?: boolean;
  /** Shown once only, because its ids must be unique on a page: in the first of the chosen themes. */
  readonly once?: boolean;
  /** Renders the component; the theme makes ids differ. */
  readonly show: (theme: Theme) => ReactNode;
}

/** A folder of `src/components`: what it is for, and its states. One that shows nothing has none. */
export interface Shown {
  readonly purpose: string;
  readonly specimens: readonly Specimen[];
}

/** Components of one kind, by the name of their folder. */
export type Group = Readonly<Record<string, Shown>>;
