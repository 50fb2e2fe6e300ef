/** @jest-environment jsdom */
import { fadePages, pictureMs } from '../../../src/browser/application/page-transitions';
import { gatsbyWith } from '../../support/gatsby-runtime';

/** A browser with view transitions, whose next frame comes after 16 ms. */
function browser(start = jest.fn()) {
  const skipTransition = jest.fn();
  const swapped = jest.fn();
  const startViewTransition = jest.fn((update: () => Promise<void>) => {
    start();
    void update().then(swapped);
    return { skipTransition, ready: Promise.resolve(), finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { gatsby, own } = gatsbyWith(fadePages(window as Window & typeof globalThis));
  own.loadPage.mockImplementation(async (path) => ({ status: path === '/broken' ? 'error' : 'success' }));
  const loaded = jest.fn();
  /** Follows a link, as Gatsby does it. */
  const follow = (to: string) => {
    gatsby.___navigate(to);
    void gatsby.___loader.loadPage(to.split('#')[0] ?? '').then(loaded);
  };
  return { gatsby, follow, loaded, navigate: own.navigate, startViewTransition, skipTransition, swapped };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

// That a navigation fades, unless less motion is asked for: __tests__/e2e/motion.e2e.ts.
test('a picture is held no longer than its time, whatever becomes of the page', async () => {
  const { follow, swapped, skipTransition, startViewTransition } = browser();
  follow('/pricing');
  await jest.advanceTimersByTimeAsync(16);
  expect([startViewTransition.mock.calls.length, swapped.mock.calls]).toEqual([1, []]);
  await jest.advanceTimersByTimeAsync(pictureMs);
  expect(swapped).toHaveBeenCalled();
  expect(skipTransition).toHaveBeenCalled();
});

test('a browser that refuses the transition, or answers no media query, shows the page', async () => {
  const start = jest.fn(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  const { follow, loaded } = browser(start);
  follow('/pricing');
  await jest.advanceTimersByTimeAsync(16 + pictureMs);
  expect(start).toHaveBeenCalled();
  expect(loaded).toHaveBeenCalledWith({ status: 'success' });
  Reflect.deleteProperty(window, 'matchMedia');
  expect(() => fadePages(window as Window & typeof globalThis)).not.toThrow();
});

test.each<[string, string]>([
  ['the page cannot be loaded', '/broken'],
  ['the jump is within the page', '#part'],
  ['another page is loaded in advance', '/pricing'],
])('nothing fades when %s', async (title, to) => {
  const { follow, gatsby, startViewTransition, navigate } = browser();
  if (title.includes('advance')) {
    gatsby.___navigate(to);
    await gatsby.___loader.loadPage('/about-us');
  } else follow(to);
  await jest.advanceTimersByTimeAsync(pictureMs);
  expect(navigate).toHaveBeenCalledWith(to, undefined);
  expect(startViewTransition).not.toHaveBeenCalled();
});
