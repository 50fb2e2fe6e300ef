/** @jest-environment jsdom */
import { fadePages, pictureMs } from '../../src/application/page-transitions';
import { announceNavigationDone } from '../../src/services/navigation/navigation';
import { gatsbyWith } from '../support/gatsby-runtime';

/** A browser whose view transitions take their picture after some ms; never where nothing is said. */
function browser({ pictureAfter, reduced = false }: { pictureAfter?: number; reduced?: boolean } = {}) {
  const skipTransition = jest.fn();
  const swapped = jest.fn();
  const startViewTransition = jest.fn((update: () => Promise<void> | undefined) => {
    if (pictureAfter !== undefined) setTimeout(() => void Promise.resolve(update()).then(swapped), pictureAfter);
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

test('the next page comes when the picture is taken, which is held until the page is shown', async () => {
  const { follow, loaded, swapped } = browser({ pictureAfter: 16 });
  follow('/pricing?a=1#b');
  await jest.advanceTimersByTimeAsync(15);
  expect(loaded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledWith({ status: 'success' });
  expect(swapped).not.toHaveBeenCalled();
  announceNavigationDone();
  await jest.advanceTimersByTimeAsync(0);
  expect(swapped).toHaveBeenCalled();
});

test('while the picture is held, a timer stands in for the frame, and no longer', async () => {
  const { requestAnimationFrame } = window;
  const { follow } = browser({ pictureAfter: 1 });
  follow('/pricing');
  await jest.advanceTimersByTimeAsync(1);
  const drawn = jest.fn();
  window.requestAnimationFrame(drawn);
  await jest.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalled();
  announceNavigationDone();
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame);
});

test('a picture that does not come delays the navigation no longer than its time', async () => {
  const { follow, loaded, skipTransition } = browser();
  follow('/pricing');
  await jest.advanceTimersByTimeAsync(pictureMs);
  expect(loaded).toHaveBeenCalled();
  expect(skipTransition).toHaveBeenCalled();
});

test('a picture is held no longer than its time, whatever becomes of the page', async () => {
  const { requestAnimationFrame } = window;
  const { follow, swapped, skipTransition } = browser({ pictureAfter: 1 });
  follow('/pricing');
  await jest.advanceTimersByTimeAsync(1 + pictureMs);
  expect(swapped).toHaveBeenCalled();
  expect(skipTransition).toHaveBeenCalled();
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame);
});

test.each<[string, boolean, string]>([
  ['less motion is asked for', true, '/pricing'],
  ['the page cannot be loaded', false, '/broken'],
  ['the jump is within the page', false, '#part'],
])('nothing fades when %s', async (_title, reduced, to) => {
  const { follow, startViewTransition, navigate } = browser({ pictureAfter: 1, reduced });
  follow(to);
  await jest.advanceTimersByTimeAsync(pictureMs);
  expect(navigate).toHaveBeenCalledWith(to, undefined);
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('a page that only is loaded in advance is not waited for', async () => {
  const { gatsby, startViewTransition } = browser({ pictureAfter: 1 });
  gatsby.___navigate('/pricing');
  await gatsby.___loader.loadPage('/about-us');
  expect(startViewTransition).not.toHaveBeenCalled();
});
