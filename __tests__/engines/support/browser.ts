/**
 * What the smoke needs of a browser, the same in every engine: little, so that a browser is driven by a page of code.
 */

/** Keys as DOM events name them. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape';

/** A browser that has been started. */
export interface Browser {
  /** Opens a window of a visitor whom no site knows. */
  readonly newWindow: () => Promise<Window>;
  readonly close: () => Promise<void>;
}

/** A window of the browser, with one page at a time. */
export interface Window {
  /** Opens an address as a visitor does who types it, and waits until its HTML is read. */
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page; arguments and answer go as JSON. Throws while the page is being changed for another. */
  readonly run: <A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<T>;
  /** Presses and releases the mouse at a place of the page's window, in px from its upper left corner. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types a text where the focus is. */
  readonly type: (text: string) => Promise<void>;
  /** Gives the page's window a size in px, or the nearest that the browser can have. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}
