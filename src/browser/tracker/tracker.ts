/** The usage tracker (specification 3, 4, 8 and 9). Withdrawing consent deletes everything that was stored. */
import type { SiteConfig } from '../../site/hosting/config';
import type { ConsentSource } from '../consent/consent';
import type { Clock } from '../platform/clock';
import { trackerFirstMs } from '../platform/constants';
import type { LogError } from '../platform/error-log';
import { safeStorage } from '../platform/safe-storage';
import { logged } from '../platform/text-of';
import { recordClicks } from './clicks';
import { commonRecord } from './common-record';
import { startDelivery } from './delivery';
import { deviceId, forgetDevice, randomId, sharedCookies } from './device-id';
import { type EarlyEvent, takeEarlyEvents } from './early-events';
import { recordErrors } from './errors';
import { eventFields, type Track } from './event';
import { asidePrefix, eventPrefix, type NewEvent, openQueue } from './event-queue';
import { recordExposures } from './exposures';
import { lossPrefix, openLosses } from './losses';
import type { TrackedPage } from './page';
import { openPause } from './pause';
import { recordedText } from './recorded-text';
import { batchPrefix, openBatches } from './sent-batches';
import { openPageStorage, openRecords } from './stored-records';
import type { Transport } from './transport';
import { recordViews } from './views';

export interface TrackerDependencies {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly random: () => number;
  readonly consent: ConsentSource;
  readonly config: SiteConfig;
  readonly transport: Transport;
  /** May throw. */
  readonly storage: () => Storage;
  /** Undefined where the browser has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly routeName: () => string;
  readonly logError: LogError;
}

/**
 * Starts at once with consent, otherwise when it is given.
 * @returns records an event; ignores unknown types, and everything without consent
 */
export function startTracker(dependencies: TrackerDependencies): Track {
  const { consent, window } = dependencies;
  let running: { readonly controller: AbortController; track: Track } | null = null;
  // Ends the early collection. Events from before consent are not recorded.
  let early = takeEarlyEvents(window);
  const obey = (): void => {
    const before = early;
    early = [];
    if (consent.consent() === 'granted') {
      if (running) return;
      // Set before anything starts, so that a start that fails halfway can be stopped.
      running = { controller: new AbortController(), track: () => {} };
      running.track = run(dependencies, before, running.controller.signal);
      return;
    }
    running?.controller.abort();
    running = null;
    erase(dependencies);
  };
  consent.onConsent(obey);
  obey();
  return (...event) => running?.track(...event);
}

/** Runs the parts until the signal is aborted, and returns what records an event. */
function run(dependencies: TrackerDependencies, early: readonly EarlyEvent[], stopped: AbortSignal): Track {
  const { window, random, config, transport, locks, routeName, logError } = dependencies;
  const attempt = logged(logError, 'tracker');
  const clock: Clock = {
    ...dependencies.clock,
    after: (ms, work) => dependencies.clock.after(ms, () => attempt(work)),
  };
  // Without `crypto` (an extension may remove it), no event gets an id and none is recorded.
  const { document, crypto } = window;
  const tab = attempt(() => randomId(crypto));
  const device = tab && attempt(() => deviceId(sharedCookies(document, config), crypto));
  if (!tab || !device) return () => {};
  // Whatever still runs after a refusal finds no storage.
  const storage = (): Storage => {
    stopped.throwIfAborted();
    return dependencies.storage();
  };
  const kept = openPageStorage(storage);
  const losses = openLosses(kept, tab);
  const batches = openBatches(kept, tab, clock);
  const queue = openQueue({ storage: kept, tab, losses, busy: batches.events });
  const pause = openPause(safeStorage(storage), clock, random);
  let route = '';

  const common = () => commonRecord(window, device, route, clock.now());
  const delivery = startDelivery({ clock, transport, locks, queue, losses, batches, pause, common, logError, stopped });
  const track: Track = (type, fields, addition, at = clock.now()) => {
    if (stopped.aborted || !Object.hasOwn(eventFields, type)) return;
    queue.add({
      ...cleaned(fields),
      op_type: type,
      op_obj_value: route,
      user_timestamp_: at,
      ...(addition && { addition: JSON.stringify(cleaned(addition)) }),
    } as NewEvent);
    delivery.queued();
  };

  const listen: TrackedPage['listen'] = (target, type, react) =>
    target.addEventListener(type, (event) => attempt(() => react(event as Parameters<typeof react>[0])), {
      capture: true,
      signal: stopped,
    });
  const page: TrackedPage = { window, now: clock.now, track, attempt, listen, stopped, lastClick: null };
  let settleView = (): void => {};
  const leave = (): void => {
    attempt(settleView);
    delivery.leave();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  const onOnline = (): void => {
    pause.online();
    void delivery.flush();
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && newValue === null) kept.removedElsewhere(key);
  };
  const parts: readonly (() => void)[] = [
    () => listen(window, 'storage', onStorage),
    () => {
      settleView = recordViews(page, clock, routeName, (name) => {
        route = name;
      });
    },
    () => recordClicks(page, early),
    () => recordExposures(page),
    () => recordErrors(page, early),
    () => listen(document, 'visibilitychange', onVisibility),
    () => listen(window, 'pagehide', leave),
    () => listen(window, 'online', onOnline),
    // Events left behind by earlier pages, and then this page's first ones: it may be killed before the next batch.
    () => void delivery.flush(),
    () => void clock.after(trackerFirstMs, () => void delivery.flush()),
  ];
  for (const begin of parts) attempt(begin);
  return track;
}

const cleaned = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? recordedText(value) : value]),
  );

function erase({ window, storage, config, clock, random }: TrackerDependencies): void {
  const kept = openPageStorage(storage);
  for (const prefix of [eventPrefix, asidePrefix, batchPrefix, lossPrefix]) {
    const records = openRecords(kept, prefix);
    records.remove(records.ids());
  }
  openPause(safeStorage(storage), clock, random).end();
  forgetDevice(sharedCookies(window.document, config));
}
