/**
 * The usage-statistics tracker (specification 3, 4, 8 and 9; design 10).
 *
 * It runs while there is consent. Without consent nothing is recorded, stored or sent; when consent is withdrawn, everything
 * that was stored is deleted.
 */
import type { SiteConfig } from '../../site/hosting/config';
import type { LogError } from '../api/error-log';
import type { Clock, Stop } from '../browser/clock';
import { safeStorage } from '../browser/safe-storage';
import type { ConsentSource } from '../consent/consent';
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
import { batchPrefix, openBatches } from './sent-batches';
import { openRecords } from './stored-records';
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
  let running: Tracker | null = null;
  // Early collection ends here. What happened before there was consent is not recorded.
  let early = takeEarlyEvents(window);
  const obey = (): void => {
    const before = early;
    early = [];
    if (consent.consent() === 'granted') {
      // Without `crypto` (an extension can take it away) no event gets an id, and none is recorded.
      if (window.crypto) running ??= run(dependencies, before);
      return;
    }
    running?.stop();
    running = null;
    erase(dependencies);
  };
  obey();
  const stopListening = consent.onConsent(obey);
  return {
    track: (...event) => running?.track(...event),
    stop: () => {
      stopListening();
      running?.stop();
    },
  };
}

function run(dependencies: TrackerDependencies, early: readonly EarlyEvent[]): Tracker {
  const { window, clock, random, config, transport, storage, locks, routeName, logError } = dependencies;
  const { document, crypto } = window;
  const device = deviceId(sharedCookies(document, config), crypto);
  const tab = randomId(crypto);
  const losses = openLosses(storage, tab);
  const batches = openBatches(storage, tab, clock);
  const queue = openQueue({ storage, tab, losses, busy: batches.events });
  const pause = openPause(safeStorage(storage), clock, random);
  let route = '';

  const common = () => commonRecord(window, device, route, clock.now());
  const delivery = startDelivery({ clock, transport, locks, queue, losses, batches, pause, common, logError });
  const track: Track = (type, fields, addition, at = clock.now()) => {
    if (!eventTypes.includes(type)) return;
    queue.add({
      ...fields,
      op_type: type,
      op_obj_value: route,
      user_timestamp_: at,
      ...(addition && { addition: JSON.stringify(addition) }),
    } as NewEvent);
    delivery.queued();
  };

  const page: TrackedPage = { window, now: clock.now, track, lastClick: null };
  const views = recordViews(page, clock, routeName, (name) => {
    route = name;
  });
  const leave = (): void => {
    views.settle();
    delivery.leave();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  const onOnline = (): void => {
    pause.online();
    void delivery.flush();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', onOnline);
  const stops: readonly Stop[] = [
    views.stop,
    recordClicks(page, early),
    recordExposures(page),
    recordErrors(page, early),
    delivery.stop,
    () => document.removeEventListener('visibilitychange', onVisibility),
    () => window.removeEventListener('pagehide', leave),
    () => window.removeEventListener('online', onOnline),
  ];
  // Sends what earlier pages left behind.
  void delivery.flush();
  return {
    track,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Deletes everything that the tracker has stored. */
function erase({ window, storage, config, clock, random }: TrackerDependencies): void {
  for (const prefix of [eventPrefix, asidePrefix, batchPrefix, lossPrefix]) {
    const records = openRecords(storage, prefix);
    records.remove(records.ids());
  }
  openPause(safeStorage(storage), clock, random).end();
  forgetDevice(sharedCookies(window.document, config));
}
