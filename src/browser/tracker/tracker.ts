/**
 * The usage-statistics tracker (specification 3, 4, 8 and 9; design 10).
 *
 * It runs while there is consent. Without consent nothing is recorded, stored or sent; when consent is withdrawn, everything
 * that was stored is deleted.
 */
import type { SiteConfig } from '../../site/hosting/config';
import type { ConsentSource } from '../consent/consent';
import type { Clock, Stop } from '../platform/clock';
import { trackerFirstMs } from '../platform/constants';
import type { LogError } from '../platform/error-log';
import { safeStorage } from '../platform/safe-storage';
import { recordClicks } from './clicks';
import { commonRecord } from './common-record';
import { startDelivery } from './delivery';
import { deviceId, forgetDevice, sharedCookies } from './device-id';
import { type EarlyEvent, takeEarlyEvents } from './early-events';
import { recordErrors } from './errors';
import { eventTypes, type Track } from './event';
import { asidePrefix, eventPrefix, type NewEvent, openQueue } from './event-queue';
import { recordExposures } from './exposures';
import { lossPrefix, openLosses } from './losses';
import type { TrackedPage } from './page';
import { openPause } from './pause';
import { randomId } from './random-id';
import { recordedText } from './recorded-text';
import { batchPrefix, openBatches } from './sent-batches';
import { openPageStorage, openRecords } from './stored-records';
import type { Transport } from './transport';
import { recordViews } from './views';

/** What the tracker needs from its surroundings. */
export interface TrackerDependencies {
  readonly window: Window & typeof globalThis;
  readonly clock: Clock;
  readonly random: () => number;
  readonly consent: ConsentSource;
  readonly config: SiteConfig;
  readonly transport: Transport;
  /** Returns local storage; it may throw. */
  readonly storage: () => Storage;
  /** Undefined where the browser has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Name of the current route. */
  readonly routeName: () => string;
  readonly logError: LogError;
}

/** The running tracker. */
export interface Tracker {
  /** Records an event; anything but the four types is ignored, and so is everything without consent. */
  readonly track: Track;
  readonly stop: Stop;
}

/** Starts the tracker: at once if there is consent, otherwise when it is given. */
export function startTracker(dependencies: TrackerDependencies): Tracker {
  const { consent, window } = dependencies;
  let running: { readonly controller: AbortController; track: Track } | null = null;
  // Early collection ends here. What happened before there was consent is not recorded.
  let early = takeEarlyEvents(window);
  const stop = (): void => {
    running?.controller.abort();
    running = null;
  };
  const obey = (): void => {
    const before = early;
    early = [];
    if (consent.consent() === 'granted') {
      if (running) return;
      // Known before anything begins, so that a start that fails half way can be stopped, too.
      running = { controller: new AbortController(), track: () => {} };
      running.track = run(dependencies, before, running.controller.signal);
      return;
    }
    stop();
    erase(dependencies);
  };
  const stopListening = consent.onConsent(obey);
  obey();
  return {
    track: (...event) => running?.track(...event),
    stop: () => {
      stopListening();
      stop();
    },
  };
}

/**
 * Runs the parts until the signal is aborted. One that fails leaves the others.
 * @returns records an event
 */
function run(dependencies: TrackerDependencies, early: readonly EarlyEvent[], stopped: AbortSignal): Track {
  const { window, random, config, transport, locks, routeName, logError } = dependencies;
  const attempt: TrackedPage['attempt'] = (work) => {
    try {
      return work();
    } catch (error) {
      logError(error, 'tracker');
      return undefined;
    }
  };
  const clock: Clock = {
    ...dependencies.clock,
    after: (ms, work) => dependencies.clock.after(ms, () => attempt(work)),
  };
  // Without `crypto` (an extension can take it away) no event gets an id, and none is recorded.
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
    if (stopped.aborted || !eventTypes.includes(type)) return;
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
    // What earlier pages left behind, and then the first of this page: it may be killed before the next batch.
    () => void delivery.flush(),
    () => void clock.after(trackerFirstMs, () => void delivery.flush()),
  ];
  for (const begin of parts) attempt(begin);
  return track;
}

/** A record whose texts are as they may be recorded. */
const cleaned = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? recordedText(value) : value]),
  );

/** Deletes everything that the tracker has stored. */
function erase({ window, storage, config, clock, random }: TrackerDependencies): void {
  const kept = openPageStorage(storage);
  for (const prefix of [eventPrefix, asidePrefix, batchPrefix, lossPrefix]) {
    const records = openRecords(kept, prefix);
    records.remove(records.ids());
  }
  openPause(safeStorage(storage), clock, random).end();
  forgetDevice(sharedCookies(window.document, config));
}
