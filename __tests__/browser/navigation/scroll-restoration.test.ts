import { keepScrollPositions, scrollPositionsKey } from '../../../src/browser/navigation/scroll-restoration';
import type { SafeStorage } from '../../../src/browser/platform/safe-storage';
import { fc } from '../../support/fuzz';
import { memoryStorage } from '../../support/web-storage';

/** Where every hash leads, in px. */
const hashPlace = 700;

/** A tab with a history, as far as it scrolls: pages of any length, jumps to a hash, Back and Forward, reloading. */
function openTab(storage: SafeStorage, pathname: string) {
  const first = { pathname, hash: '', state: null as unknown, scrollRestoration: 'auto' as ScrollRestoration };
  const entries = [first];
  let [index, keys, y] = [0, 0, 0];
  let events = new EventTarget();
  let positions: ReturnType<typeof keepScrollPositions>;
  const entry = () => entries[index] ?? first;
  const newKey = (): string => {
    keys += 1;
    return `key ${keys}`;
  };
  const tell = (event: string) => events.dispatchEvent(new Event(event));
  const scroll = (top: number): void => {
    y = top;
    tell('scroll');
  };
  const add = (next: Partial<typeof first>): void => {
    entries.splice(index + 1, entries.length, { ...entry(), hash: '', ...next });
    index += 1;
  };
  /** The router shows the page of the entry. */
  const arrive = () => positions.onNavigate({ ...entry(), search: '', ...Object(entry().state) });
  const load = (): void => {
    events = new EventTarget();
    const listen = { addEventListener: events.addEventListener.bind(events) };
    const document = {
      ...listen,
      readyState: 'interactive',
      getElementById: (id: string) => (id ? { scrollIntoView: () => scroll(hashPlace) } : null),
    };
    const history = {
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
    };
    const window = {
      ...listen,
      ...{ document, history, scrollTo: ({ top }: { readonly top: number }) => scroll(top) },
      get scrollY() {
        return y;
      },
      location: {
        search: '',
        get pathname() {
          return entry().pathname;
        },
      },
    };
    positions = keepScrollPositions({ window: window as unknown as Window, storage, newKey });
    tell('pageshow');
  };
  load();
  return {
    scroll,
    place: () => y,
    /** Names the present entry. */
    index: () => index,
    /** Follows a link to another page: the router adds an entry, and shows the page. */
    follow(to: string): void {
      tell('click');
      add({ pathname: to, state: { key: newKey() } });
      arrive();
    },
    /** Follows a link to a hash, which the browser does by itself. */
    jump(hash: string): void {
      tell('click');
      add({ hash, state: null });
      tell('popstate');
      scroll(hashPlace);
    },
    /** Goes back or forward; another page is shown a while later, and the one that is left still tells of its scrolling. */
    go(steps: number): void {
      const left = entry().pathname;
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
      tell('popstate');
      if (entry().pathname === left) return;
      tell('scroll');
      arrive();
    },
    /** Loads the document again; the browser returns to the place unless it was told not to. */
    reload(): void {
      tell('pagehide');
      if (entry().scrollRestoration === 'manual') y = 0;
      load();
    },
  };
}

const step = fc.oneof(
  fc.record({ do: fc.constant('scroll' as const), y: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({ do: fc.constant('follow' as const), to: fc.constantFrom('/blog', '/pricing', '/faq') }),
  fc.record({ do: fc.constant('jump' as const), to: fc.constantFrom('#a', '#b') }),
  fc.record({ do: fc.constant('go' as const), steps: fc.constantFrom(-2, -1, 1, 2) }),
  fc.record({ do: fc.constant('reload' as const) }),
);

test('the place of a visitor: whatever was done before, Back, Forward and a reload return to the place in the entry (specification 2.6)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tab = openTab(memoryStorage(), '/blog');
      const places: number[] = [0];
      for (const action of steps) {
        if (action.do === 'scroll') tab.scroll(action.y);
        else if (action.do === 'follow') tab.follow(action.to);
        else if (action.do === 'jump') tab.jump(action.to);
        else {
          if (action.do === 'reload') tab.reload();
          else tab.go(action.steps);
          expect(tab.place()).toBe(places[tab.index()]);
        }
        places[tab.index()] = tab.place();
      }
    }),
  );
});

test.each(['no JSON', '[]', 'null', '{"key 1":"900"}', '{"key 1":-1}'])(
  'places stored as %j they are none',
  (stored) => {
    const tab = openTab(memoryStorage({ [scrollPositionsKey]: stored }), '/blog');
    tab.follow('/pricing');
    tab.go(-1);
    expect(tab.place()).toBe(0);
  },
);

test('of the places fifty are kept, the last ones', () => {
  const storage = memoryStorage();
  const tab = openTab(storage, '/blog');
  for (let count = 0; count < 60; count += 1) tab.follow(count % 2 ? '/pricing' : '/faq');
  tab.reload();
  expect(Object.keys(JSON.parse(storage.held[scrollPositionsKey] ?? ''))).toHaveLength(50);
});
