import { type Service, startServices } from '../../../src/browser/boot/services';
import { browserClock } from '../../../src/browser/platform/clock';

beforeEach(() => jest.useFakeTimers());

const service = (name: string, delayMs: number, start: Service['start']): Service => ({ name, delayMs, start });

test('each service is started after a delay of its own', async () => {
  const started: string[] = [];
  const starts = (name: string, delayMs: number) => service(name, delayMs, async () => started.push(name));
  startServices([starts('late', 500), starts('early', 0)], browserClock, () => {});
  expect(started).toEqual([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['early']);
  await jest.advanceTimersByTimeAsync(500);
  expect(started).toEqual(['early', 'late']);
});

const fault = new Error('no document');
const throws = (): never => {
  throw fault;
};
test.each<[string, Service['start']]>([
  ['cannot be loaded', () => Promise.reject(fault)],
  ['throws', throws],
])('a service that %s leaves the others, and is told to the error logger', async (_name, start) => {
  const logError = jest.fn();
  const other = jest.fn(async () => {});
  startServices([service('chat', 0, start), service('tracker', 0, other)], browserClock, logError);
  await jest.advanceTimersByTimeAsync(0);
  expect(other).toHaveBeenCalled();
  expect(logError.mock.calls).toEqual([[fault, 'chat']]);
});

test('the first call to boot starts the services of a page, and a second one does nothing', async () => {
  const start = jest.fn(async () => {});
  jest.doMock('../../../src/browser/boot/start', () => ({ start }));
  const { bootServices } = await import('../../../src/browser/boot/boot');
  const window = {} as Window & typeof globalThis;
  bootServices(window, '/pricing');
  bootServices(window, '/');
  expect(start.mock.calls).toEqual([[window, '/pricing']]);
});
