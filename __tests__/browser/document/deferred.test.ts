/** @jest-environment jsdom */
import { start as startForReal } from '../../../src/browser/application/start';
import '../../../src/browser/document/deferred';
import type { DeferredWindow } from '../../../src/browser/document/deferred';
import { type PageData, readPageData } from '../../../src/browser/gatsby/page-data';

jest.mock('../../../src/browser/application/start', () => ({ start: jest.fn() }));
jest.mock('../../../src/browser/boot/boot', () => ({ bootServices: jest.fn() }));

const start = jest.mocked(startForReal);
const page: PageData = {
  ...readPageData(document.createElement('script')),
  path: '/blog/news',
  pattern: '/blog/{id}',
  shell: '/shell-en.json',
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

let warn: jest.SpyInstance;
beforeEach(() => {
  start.mockReset();
  start.mockResolvedValue(() => {});
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => (document.head.innerHTML = ''));

/** What is fetched in advance, as `fetch` will ask for it. */
const preloaded = (): (string | null)[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][crossorigin=""]')]
    // jsdom has no such attribute.
    .filter((link) => link.as === 'fetch')
    .map((link) => link.getAttribute('href'));

/** Where a visitor gives some signs of intent, each when all that the one before began has ended. */
async function signs(count: number) {
  const onAlive = jest.fn();
  const { startApplication: onIntent = () => {} } =
    (window as Window & DeferredWindow).__deferred?.(page, onAlive) ?? {};
  for (let given = 0; given < count; given += 1) {
    onIntent();
    await settled();
  }
  return { onIntent, onAlive };
}

test('the first sign of intent fetches what the application asks for, and starts it once', async () => {
  let arrive = (): void => {};
  start.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(() => {});
    }),
  );
  const { onIntent, onAlive } = await signs(0);
  expect([start.mock.calls, preloaded()]).toEqual([[], []]);
  onIntent();
  onIntent();
  await settled();
  expect(onAlive).not.toHaveBeenCalled();
  arrive();
  await settled();
  onIntent();
  await settled();
  const files = [page.shell, '/page-data/app-data.json', '/page-data/blog/news/page-data.json'];
  expect([start.mock.calls, preloaded(), onAlive.mock.calls.length]).toEqual([[[page]], files, 1]);
  expect(warn).not.toHaveBeenCalled();
});

const fault = new Error('no answer');

test.each([
  [1, 1, true],
  [9, 3, true],
  [9, 9, false],
])(
  'where the application cannot be had, it is said, and tried again at the next sign: %d signs, %d tries, online: %s',
  async (count, tries, isOnline) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    start.mockRejectedValue(fault);
    const { onAlive } = await signs(count);
    for (let turn = 0; turn < 5; turn += 1) await settled();
    expect(start).toHaveBeenCalledTimes(tries);
    expect(warn.mock.calls).toEqual(Array(tries).fill(['The application could not be started:', fault]));
    expect(onAlive).not.toHaveBeenCalled();
    expect(preloaded()).toHaveLength(3);
  },
);

test('where the application cannot be had, it is started at the next sign, and not again after that', async () => {
  start.mockRejectedValueOnce(fault);
  const { onAlive } = await signs(9);
  expect(start).toHaveBeenCalledTimes(2);
  expect(onAlive).toHaveBeenCalledTimes(1);
});
