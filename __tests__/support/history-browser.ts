/**
 * A browser with a history, as far as it scrolls: pages of any length, jumps to a hash, Back and Forward, reloading.
 */

import { keepScrollPositions, type ScrollPositions } from '../../src/browser/navigation/scroll-restoration';
import type { SafeStorage } from '../../src/browser/platform/safe-storage';

interface Entry {
  readonly pathname: string;
  readonly hash: string;
  state: unknown;
  scrollRestoration: ScrollRestoration;
}

/** Where every hash leads, in px. */
export const hashPlace = 700;

/** A tab with one page open. */
export class HistoryBrowser {
  scrollY = 0;
  readonly #storage: SafeStorage;
  readonly #entries: Entry[];
  #index = 0;
  #keys = 0;
  #events = new EventTarget();
  #positions: ScrollPositions;

  constructor(storage: SafeStorage, pathname: string, hash = '') {
    this.#storage = storage;
    this.#entries = [{ pathname, hash, state: null, scrollRestoration: 'auto' }];
    this.scrollY = hash ? hashPlace : 0;
    this.#positions = this.#load();
  }

  /** Names the present entry. */
  get index(): number {
    return this.#index;
  }

  get last(): number {
    return this.#entries.length - 1;
  }

  /** The visitor scrolls. */
  scroll(y: number): void {
    this.scrollY = y;
    this.#tell('scroll');
  }

  /** Follows a link to another page: the router adds an entry, and shows the page. */
  follow(pathname: string, hash = ''): void {
    this.#tell('click');
    this.#add({ pathname, hash, state: { key: this.#newKey() } });
    this.#positions.onNavigate(this.#arrival());
  }

  /** Follows a link to a hash, which the browser does by itself. */
  jump(hash: string): void {
    this.#tell('click');
    this.#add({ pathname: this.#entry.pathname, hash, state: null });
    this.#tell('popstate');
    this.scroll(hashPlace);
  }

  /** Goes back or forward; another page is shown a while later, and the one that is left still tells of its scrolling. */
  go(steps: number): void {
    const { pathname } = this.#entry;
    this.#index = Math.min(Math.max(this.#index + steps, 0), this.last);
    this.#tell('popstate');
    if (this.#entry.pathname === pathname) return;
    this.#tell('scroll');
    this.#positions.onNavigate(this.#arrival());
  }

  /** Loads the document again; the browser returns to the place unless it was told not to. */
  reload(): void {
    this.#tell('pagehide');
    this.#events = new EventTarget();
    if (this.#entry.scrollRestoration === 'manual') this.scrollY = 0;
    this.#positions = this.#load();
  }

  get #entry(): Entry {
    const entry = this.#entries[this.#index];
    if (!entry) throw new Error('The history is empty');
    return entry;
  }

  #newKey(): string {
    this.#keys += 1;
    return `key ${this.#keys}`;
  }

  #add(entry: Pick<Entry, 'pathname' | 'hash' | 'state'>): void {
    const { scrollRestoration } = this.#entry;
    this.#entries.splice(this.#index + 1, Number.POSITIVE_INFINITY, { ...entry, scrollRestoration });
    this.#index += 1;
  }

  #arrival() {
    return { pathname: this.#entry.pathname, search: '', hash: this.#entry.hash, ...Object(this.#entry.state) };
  }

  #tell(event: string): void {
    this.#events.dispatchEvent(new Event(event));
  }

  #load(): ScrollPositions {
    const entry = () => this.#entry;
    const place = () => this.scrollY;
    const listen = {
      addEventListener: this.#events.addEventListener.bind(this.#events),
      removeEventListener: this.#events.removeEventListener.bind(this.#events),
    };
    const scrollTo = ({ top }: { readonly top: number }): void => this.scroll(top);
    const positions = keepScrollPositions({
      window: {
        ...listen,
        scrollTo,
        get scrollY() {
          return place();
        },
        document: {
          ...listen,
          readyState: 'interactive',
          getElementById: (id: string) => (id ? { scrollIntoView: () => this.scroll(hashPlace) } : null),
        },
        history: {
          get state() {
            return entry().state;
          },
          replaceState: (state: unknown) => {
            entry().state = state;
          },
          get scrollRestoration() {
            return entry().scrollRestoration;
          },
          set scrollRestoration(mode) {
            entry().scrollRestoration = mode;
          },
        },
        location: {
          get pathname() {
            return entry().pathname;
          },
          get hash() {
            return entry().hash;
          },
          search: '',
        },
      } as unknown as Window,
      storage: this.#storage,
      newKey: () => this.#newKey(),
    });
    this.#tell('pageshow');
    return positions;
  }
}
