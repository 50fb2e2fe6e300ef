/** @jest-environment jsdom */
import { fadePages, pictureMs } from '../../../src/browser/application/page-transitions';
import { announceNavigationDone } from '../../../src/browser/navigation/navigation';
import { gatsbyWith } from '../../support/gatsby-runtime';

/** A browser with view transitions, whose next frame comes after 16 ms. */
function browser({ reduced = false, start = jest.fn() }: { reduced?: boolean; start?: jest.Mock } = {}) {
  const skipTransition = jest.fn();
  const swapped = jest.fn();
  const startViewTransition = jest.fn((update: () => Promise<void>) => {
    start();
    void update().then(swapped);
    return { skipTransition, ready: Promise.resolve(), finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition });
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
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
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('the picture is asked for in the frame before the next page, which does not wait, and is held until it is shown', async () => {
  const { follow, loaded, startViewTransition, swapped } = browser();
  const order: string[] = [];
  loaded.mockImplementation(() =>
    window.requestAnimationFrame(() => order.push(`${startViewTransition.mock.calls.length} pictures`)),
  );
  follow('/pricing?a=1#b');
  await jest.advanceTimersByTimeAsync(0);
  expect(loaded).toHaveBeenCalledWith({ status: 'success' });
  await jest.advanceTimersByTimeAsync(16);
  expect(order).toEqual(['1 pictures']);
  expect(swapped).not.toHaveBeenCalled();
  announceNavigationDone();
  await jest.advanceTimersByTimeAsync(0);
  expect(swapped).toHaveBeenCalled();
});

test('a picture is held no longer than its time, whatever becomes of the page', async () => {
  const { follow, swapped, skipTransition } = browser();
  follow('/pricing');
  await jest.advanceTimersByTimeAsync(16 + pictureMs);
  expect(swapped).toHaveBeenCalled();
  expect(skipTransition).toHaveBeenCalled();
});

test('a browser that refuses the transition, or answers no media query, shows the page', async () => {
  const start = jest.fn(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  const { follow, loaded } = browser({ start });
  follow('/pricing');
  await jest.advanceTimersByTimeAsync(16 + pictureMs);
  expect(start).toHaveBeenCalled();
  expect(loaded).toHaveBeenCalledWith({ status: 'success' });
  Reflect.deleteProperty(window, 'matchMedia');
  expect(() => fadePages(window as Window & typeof globalThis)).not.toThrow();
});

test.each<[string, boolean, string]>([
  ['less motion is asked for', true, '/pricing'],
  ['the page cannot be loaded', false, '/broken'],
  ['the jump is within the page', false, '#part'],
  ['another page is loaded in advance', false, '/pricing'],
])('nothing fades when %s', async (title, reduced, to) => {
  const { follow, gatsby, startViewTransition, navigate } = browser({ reduced });
  if (title.includes('advance')) {
    gatsby.___navigate(to);
    await gatsby.___loader.loadPage('/about-us');
  } else follow(to);
  await jest.advanceTimersByTimeAsync(pictureMs);
  expect(navigate).toHaveBeenCalledWith(to, undefined);
  expect(startViewTransition).not.toHaveBeenCalled();
});
