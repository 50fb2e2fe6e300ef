/**
 * Tabs of one browser that deliver events: the tracker's own queue, pause and delivery, on a clock, storage, locks and a
 * server that the test holds.
 */

import { once } from 'node:events';
import { browserClock, type Clock } from '../../src/browser/platform/clock';
import type { LogError } from '../../src/browser/platform/error-log';
import { safeStorage } from '../../src/browser/platform/safe-storage';
import { commonRecord } from '../../src/browser/tracker/common-record';
import { startDelivery } from '../../src/browser/tracker/delivery';
import { type NewEvent, openQueue } from '../../src/browser/tracker/event-queue';
import { openLosses } from '../../src/browser/tracker/losses';
import { openPause } from '../../src/browser/tracker/pause';
import { openBatches } from '../../src/browser/tracker/sent-batches';
import { openPageStorage } from '../../src/browser/tracker/stored-records';
import type { Transport } from '../../src/browser/tracker/transport';
import { onRemoved } from './web-storage';

/** What the tabs of a browser share. */
export interface TabOptions extends Partial<Transport> {
  readonly storage: () => Storage;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly fetch: Transport['fetch'];
  readonly random?: () => number;
  readonly logError?: LogError;
}

const screenOfNoSize = {
  navigator: { userAgent: 'Test' },
  screen: { width: 0, height: 0 },
  devicePixelRatio: 1,
} as unknown as Window;

let tabs = 0;

/** Opens a tab. Closing it stops everything in it at once, as a browser does. */
export function openTab(options: TabOptions) {
  const closing = new AbortController();
  const isOpen = (): boolean => !closing.signal.aborted;
  const closed = once(closing.signal, 'abort');
  const never = new Promise<never>(() => {});
  /** What resolves after the tab has been closed is never heard of in it. */
  const inTab = <T>(work: Promise<T>): Promise<T> =>
    work.then(
      (value) => (isOpen() ? value : never),
      (error: unknown) => (isOpen() ? Promise.reject(error) : never),
    );

  const clock: Clock = {
    ...browserClock,
    after: (ms, run) => browserClock.after(ms, () => isOpen() && run()),
  };
  const { storage, locks } = options;
  const tabLocks = locks && {
    // A closed tab gives its lock back.
    request: (name: string, run: () => Promise<unknown>) =>
      inTab(locks.request(name, () => (isOpen() ? Promise.race([run(), closed]) : Promise.resolve()))),
  };
  const transport: Transport = {
    keepalive: true,
    sendBeacon: () => true,
    isOnline: () => true,
    ...options,
    fetch: (...request) => inTab(options.fetch(...request)),
  };
  tabs += 1;
  const tab = `tab${tabs}`;
  const kept = openPageStorage(storage);
  try {
    onRemoved(storage(), (key) => isOpen() && kept.removedElsewhere(key));
  } catch {
    // Forbidden storage tells nothing.
  }
  const losses = openLosses(kept, tab);
  const batches = openBatches(kept, tab, clock);
  const queue = openQueue({ storage: kept, tab, losses, busy: batches.events });
  const stopping = new AbortController();
  const pause = openPause(safeStorage(storage), clock, options.random ?? (() => 0));
  const delivery = startDelivery({
    clock,
    transport,
    queue,
    losses,
    batches,
    pause,
    logError: options.logError ?? (() => {}),
    stopped: stopping.signal,
    locks: tabLocks as Pick<LockManager, 'request'> | undefined,
    common: () => commonRecord(screenOfNoSize, 'device', '/', Date.now()),
  });
  return {
    queue,
    losses,
    pause,
    delivery,
    close: () => closing.abort(),
    stop: () => stopping.abort(),
    record: (name: string): void => {
      queue.add(expose(name));
      delivery.queued();
    },
  };
}

/** An event that a test can tell by its name. */
export const expose = (name: string): NewEvent =>
  ({
    op_type: 'expose',
    op_obj_value: '/',
    user_timestamp_: Date.now(),
    url: 'https://www.facet.example/',
    title: 'Test',
    name,
  }) as NewEvent;
