/**
 * Brings queued events to the server: each at least once, and by its id counted once (design 10).
 *
 * One tab at a time sends, under a Web Lock, what all tabs have queued. Events leave the queue when the server has said
 * that it has them. Where the browser knows no locks, a tab sends its own, and at start what earlier pages left behind;
 * what two tabs send then is the same event with the same id.
 */
import type { Clock, Stop } from '../clock';
import {
  requestTimeoutMs,
  trackerBatchEvents,
  trackerFlushMs,
  trackerLeavingBytes,
  trackerSettleMs,
} from '../constants';
import { endpoints } from '../endpoints';
import type { CommonRecord } from './common-record';
import type { TrackerEvent } from './event';
import type { EventQueue } from './event-queue';
import type { Pause } from './pause';
import type { Transport } from './transport';

/** Name of the lock that guards the queue. */
export const lockName = 'facet:events';

/** What delivery needs from its surroundings. */
export interface DeliveryDependencies {
  readonly clock: Clock;
  readonly transport: Transport;
  /** Undefined where the browser has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly queue: EventQueue;
  readonly pause: Pause;
  readonly common: () => CommonRecord;
}

/** Delivery of one page. */
export interface Delivery {
  /** An event has been queued: sends when there are 20, or 10 s after the first. */
  readonly queued: () => void;
  /** Sends what is queued, unless a failure says to wait. */
  readonly flush: () => Promise<void>;
  /** The page is being hidden, perhaps for good: sends what can outlive it. */
  readonly leave: () => void;
  readonly stop: Stop;
}

/** Answers that mean the batch, not the moment: it is not taken however often it is sent. */
const refusals = [400, 413, 422];

/** Starts delivery; what earlier pages left behind goes with the first flush. */
export function startDelivery(dependencies: DeliveryDependencies): Delivery {
  const { clock, transport, locks, queue, pause, common } = dependencies;
  const stopping = new AbortController();
  const underWay = new Set<string>();
  /** Bytes under way that may outlive the page. */
  let lastingBytes = 0;
  let batchEvents = trackerBatchEvents;
  /** Events of this page since it last began to send. */
  let recent = 0;
  let flushing = false;
  let isFirst = true;
  let stopTimer: Stop | null = null;

  const resting = (ids: readonly string[]): readonly string[] => ids.filter((id) => !underWay.has(id));
  const cancel = (): void => {
    stopTimer?.();
    stopTimer = null;
  };
  const later = (ms: number): void => {
    cancel();
    stopTimer = clock.after(ms, () => {
      stopTimer = null;
      void flush();
    });
  };
  const consider = (): void => {
    if (recent >= trackerBatchEvents) void flush();
    else if (!stopTimer) later(trackerFlushMs);
  };

  const flush = async (): Promise<void> => {
    // Without a network there is nothing to try: `online` comes when there is one.
    if (flushing || stopping.signal.aborted || !transport.isOnline()) return;
    if (pause.left() > 0) return later(pause.left());
    cancel();
    flushing = true;
    if (locks) await locks.request(lockName, drainForAll).catch(() => drain(queue.ownIds));
    else await drain(isFirst ? queue.ids : queue.ownIds);
    flushing = false;
    isFirst = false;
    if (pause.left() > 0) later(pause.left());
    else if (recent > 0) consider();
  };

  /** Sends what all tabs have queued. The next tab to hold the lock must not find again what has been sent. */
  const drainForAll = async (): Promise<void> => {
    if (await drain(queue.ids)) await new Promise<void>((resolve) => void clock.after(trackerSettleMs, resolve));
  };

  /** Sends what is queued at its start, batch by batch, until one fails. @returns whether any was sent */
  const drain = async (idsOf: () => readonly string[]): Promise<boolean> => {
    recent = 0;
    const ids = resting(idsOf());
    let sent = 0;
    while (sent < ids.length && pause.left() === 0 && !stopping.signal.aborted) {
      const batch = ids.slice(sent, sent + batchEvents);
      if (!(await deliver(batch))) break;
      sent += batch.length;
    }
    return sent > 0;
  };

  /** Sends one batch. @returns whether the server has it */
  const deliver = async (ids: readonly string[]): Promise<boolean> => {
    const events = queue.read(ids);
    const body = bodyOf(events, common());
    const bytes = sizeOf(body);
    // Also an ordinary batch may be under way when the page is closed.
    const lasting = transport.keepalive && lastingBytes + bytes <= trackerLeavingBytes;
    if (lasting) lastingBytes += bytes;
    for (const id of ids) underWay.add(id);
    const answer = events.length === 0 ? 'taken' : await send(body, lasting);
    for (const id of ids) underWay.delete(id);
    if (lasting) lastingBytes -= bytes;
    if (stopping.signal.aborted) return false;

    if (answer === 'taken') {
      queue.remove(ids);
      pause.end();
      return true;
    }
    if (refusals.includes(answer?.status ?? 0)) {
      // Half as many until the one that the server will not take is alone.
      if (ids.length === 1) queue.drop(ids);
      batchEvents = ids.length === 1 ? trackerBatchEvents : Math.ceil(ids.length / 2);
    }
    pause.fail(answer?.headers.get('Retry-After') ?? null);
    later(pause.left());
    return false;
  };

  /** @returns 'taken' when the server says that it has the batch, else its answer; null when there is none */
  const send = async (body: string, keepalive: boolean): Promise<'taken' | Response | null> => {
    const timeout = new AbortController();
    const stopTimeout = clock.after(requestTimeoutMs, () => timeout.abort());
    try {
      const answer = await transport.fetch(endpoints.statistics, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        keepalive,
        signal: AbortSignal.any([stopping.signal, timeout.signal]),
      });
      if (!answer.ok) return answer;
      const { code } = (await answer.json()) as { readonly code?: unknown };
      return code === 0 ? 'taken' : answer;
    } catch {
      return null;
    } finally {
      stopTimeout();
    }
  };

  const leave = (): void => {
    if (stopping.signal.aborted || !transport.isOnline() || pause.left() > 0) return;
    let room = trackerLeavingBytes - lastingBytes - sizeOf(bodyOf([], common()));
    const events = queue.read(resting(queue.ownIds())).filter((event) => {
      room -= sizeOf(JSON.stringify(event)) + 1;
      return room >= 0;
    });
    if (events.length === 0) return;
    if (transport.keepalive) void deliver(events.map((event) => event.id));
    // A beacon has no answer: its events stay queued, and are sent again.
    else transport.sendBeacon(endpoints.statistics, new Blob([bodyOf(events, common())], { type: 'application/json' }));
  };

  return {
    queued: () => {
      recent += 1;
      consider();
    },
    flush,
    leave,
    stop: () => {
      stopping.abort();
      cancel();
    },
  };
}

const bodyOf = (events: readonly TrackerEvent[], comm: CommonRecord): string => JSON.stringify({ events, comm });

const sizeOf = (text: string): number => new Blob([text]).size;
