/**
 * Delivers queued events to the server at least once; their ids make each count only once (docs/statistics.md). One tab
 * at a time sends, under a Web Lock: its own events and those left behind by other pages. Events leave the queue when
 * the server has confirmed them; after a lost response, it is asked whether it has the batch.
 */
import { endpoints } from '../../site/hosting/endpoints';
import type { Clock, Stop } from '../platform/clock';
import {
  requestTimeoutMs,
  trackerAskLimit,
  trackerAskMs,
  trackerBatchEvents,
  trackerFlushMs,
  trackerLeavingBytes,
  trackerOrphanMs,
  trackerQueueLimit,
  trackerRefusalLimit,
  trackerSettleMs,
  trackerTrimEvents,
} from '../platform/constants';
import type { LogError } from '../platform/error-log';
import { asRecord } from '../platform/safe-storage';
import type { CommonRecord } from './common-record';
import type { TrackerEvent } from './event';
import { type EventQueue, timeOf } from './event-queue';
import type { Loss, Losses } from './losses';
import type { Pause } from './pause';
import type { BatchContent, SentBatches } from './sent-batches';
import type { Transport } from './transport';

export const lockName = 'site:events';

export interface DeliveryDependencies {
  readonly clock: Clock;
  readonly transport: Transport;
  /** Undefined where the browser has none. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly queue: EventQueue;
  readonly losses: Losses;
  readonly batches: SentBatches;
  readonly pause: Pause;
  readonly common: () => CommonRecord;
  readonly logError: LogError;
  /** Once aborted, nothing is sent and responses are ignored. */
  readonly stopped: AbortSignal;
}

export interface BatchBody {
  /** Idempotency key. */
  readonly batch: string;
  readonly events: readonly TrackerEvent[];
  /** Not yet reported losses. */
  readonly dropped?: readonly Loss[];
  readonly comm: CommonRecord;
}

/**
 * The service refuses events with these statuses, and its answer names their ids. Any other answer with such a status
 * comes from something in between, such as a gateway, and says nothing about the events.
 */
const refusals = [400, 413, 422];

/** From a server that does not support the question about a batch. */
const unknownQuestion = [404, 405, 501];

export function startDelivery(dependencies: DeliveryDependencies) {
  const { clock, transport, locks, queue, losses, batches, pause, common, logError, stopped } = dependencies;
  /** Keys of this page's batches in flight. */
  const underWay = new Set<string>();
  const failedQuestions = new Map<string, number>();
  /** Bytes in flight that may outlive the page. */
  let lastingBytes = 0;
  /** Events of this page since it last began to send. */
  let recent = 0;
  let sinceTrim = 0;
  let refused = 0;
  let flushing = false;
  let stopTimer: Stop = () => {};
  /** By the monotonic clock. */
  let timerEnd = Number.POSITIVE_INFINITY;

  const cancel = (): void => {
    stopTimer();
    timerEnd = Number.POSITIVE_INFINITY;
  };
  /** Flushes after a wait in ms, unless a flush is due sooner. */
  const later = (ms: number): void => {
    const end = clock.monotonic() + ms;
    if (end >= timerEnd) return;
    cancel();
    timerEnd = end;
    stopTimer = clock.after(ms, () => {
      timerEnd = Number.POSITIVE_INFINITY;
      void flush();
    });
  };
  const consider = (): void => {
    if (recent >= trackerBatchEvents) void flush();
    else later(trackerFlushMs);
  };
  stopped.addEventListener('abort', cancel);
  /** Runs in one tab at a time; without locks, at once. */
  const alone = async (work: () => Promise<void> | void): Promise<void> => {
    let began = false;
    const run = async (): Promise<void> => {
      began = true;
      if (!stopped.aborted) await work();
    };
    try {
      await (locks ? locks.request(lockName, run) : run());
    } catch (error) {
      if (began) return failed(error);
      // The browser refuses locks.
      await run().catch(failed);
    }
  };

  const flush = (): Promise<void> => work().catch(failed);
  const failed = (error: unknown): void => logError(error, 'tracker');
  const work = async (): Promise<void> => {
    // Offline there is nothing to try; the `online` event will flush.
    if (flushing || stopped.aborted || !transport.isOnline()) return;
    if (pause.left() > 0) return later(pause.left());
    cancel();
    flushing = true;
    refused = 0;
    await alone(drain);
    flushing = false;
    if (stopped.aborted) return;
    if (pause.left() > 0) return later(pause.left());
    if (recent > 0) consider();
    const wait = nextWait();
    if (wait !== null) later(wait);
  };

  /** Sends what is queued now, batch by batch, until one fails. */
  const drain = async (): Promise<void> => {
    recent = 0;
    queue.trim();
    if (!(await askForBatches())) return;
    const ids = resting().filter((id) => queue.isOwn(id) || isLeftBehind(id));
    let sent = 0;
    while (sent < ids.length && pause.left() === 0 && !stopped.aborted) {
      const batch = ids.slice(sent, sent + trackerBatchEvents);
      if (!(await deliver(batch))) break;
      sent += batch.length;
    }
    // Browsers sync storage with a delay; the next tab with the lock must not see these events again.
    if (sent > 0 && locks) await new Promise<void>((resolve) => void clock.after(trackerSettleMs, resolve));
  };

  /** Events that are not in an unanswered batch. */
  const resting = (): readonly string[] => {
    const sent = batches.events();
    return queue.ids().filter((id) => !sent.has(id));
  };
  /** Whether the event's page would have sent it by now; also after the clock was set back. */
  const isLeftBehind = (id: string): boolean => Math.abs(clock.now() - timeOf(id)) >= trackerOrphanMs;
  /** Ms until events of other pages can be handled; null if there are none. */
  const nextWait = (): number | null => {
    const newest = resting().findLast((id) => !queue.isOwn(id) && !isLeftBehind(id));
    const waits = othersBatches().map(({ ageMs }) => (ageMs < trackerAskMs ? trackerAskMs : requestTimeoutMs) - ageMs);
    // Wait for the newest, so that they all fit into one batch.
    if (newest !== undefined) waits.push(trackerOrphanMs - clock.now() + timeOf(newest));
    return waits.length > 0 ? Math.max(trackerSettleMs, Math.min(...waits)) : null;
  };

  /** Unanswered batches, except those for which this page may still get the answer. */
  const othersBatches = () => batches.list().filter(({ key }) => !underWay.has(key));

  /** Asks about unanswered batches, and returns whether the server can be reached. */
  const askForBatches = async (): Promise<boolean> => {
    for (const batch of othersBatches()) {
      const { key, ended, ageMs } = batch;
      if (!ended && ageMs < trackerAskMs) continue;
      const answer = await ask(key);
      if (stopped.aborted) return false;
      if (answer === 'failed') {
        const failures = (failedQuestions.get(key) ?? 0) + 1;
        failedQuestions.set(key, failures);
        if (failures >= trackerAskLimit) batches.close(key);
        fail(null);
        return false;
      }
      pause.end();
      if (answer === 'taken') forget(key, batch);
      // It may still be on its way for as long as a request may take.
      else if (ended || ageMs >= requestTimeoutMs) batches.close(key);
    }
    return true;
  };
  const forget = (key: string, { events, losses: reported }: BatchContent): void => {
    queue.remove(events);
    losses.remove(reported);
    batches.close(key);
  };
  const fail = (asked: string | null): void => {
    pause.fail(asked);
    later(pause.left());
  };

  /**
   * Sends those events of a batch that are not in flight yet: the page may have been hidden in between, which sends
   * them too.
   * @returns whether the server has handled the batch
   */
  const deliver = async (ids: readonly string[]): Promise<boolean> => {
    const present = new Set(resting());
    const events = queue.read(ids.filter((id) => present.has(id)));
    if (events.length === 0) return true;
    const { content, body } = packed(events);
    const bytes = sizeOf(body);
    // An ordinary batch may also be in flight when the page is closed.
    const lasting = transport.keepalive && lastingBytes + bytes <= trackerLeavingBytes;
    if (lasting) lastingBytes += bytes;
    underWay.add(content.key);
    const answer = await post(body, lasting);
    underWay.delete(content.key);
    if (lasting) lastingBytes -= bytes;
    if (stopped.aborted) return false;

    if (answer?.isTaken) {
      forget(content.key, content);
      pause.end();
      return true;
    }
    const blamed = content.events.filter((id) => answer?.refused.includes(id));
    if (blamed.length > 0) {
      batches.close(content.key);
      return refuse(blamed, content.events);
    }
    batches.doubt(content.key);
    fail(answer?.retryAfter ?? null);
    return false;
  };

  /** Sets the refused events aside and sends the rest of the batch at once. */
  const refuse = async (blamed: readonly string[], all: readonly string[]): Promise<boolean> => {
    refused += 1;
    queue.setAside(blamed);
    logError(new Error(`The statistics service refused the events ${blamed.join(', ')}`), 'tracker');
    if (refused < trackerRefusalLimit) return deliver(all.filter((id) => !blamed.includes(id)));
    fail(null);
    return false;
  };

  /** Stores the batch as sent, and serializes it. */
  const packed = (events: readonly TrackerEvent[]) => {
    const dropped = losses.list();
    const held = { events: events.map(({ id }) => id), losses: dropped.map(({ id }) => id) };
    const content = { ...held, key: batches.begin(held) };
    const body: BatchBody = { batch: content.key, events, ...(dropped.length > 0 && { dropped }), comm: common() };
    return { content, body: JSON.stringify(body) };
  };

  /** @returns what `read` makes of the answer; null without an answer */
  const request = async <T>(
    url: string,
    init: RequestInit,
    read: (answer: Response) => Promise<T>,
  ): Promise<T | null> => {
    const timeout = new AbortController();
    const stopTimeout = clock.after(requestTimeoutMs, () => timeout.abort());
    try {
      const signal = AbortSignal.any([stopped, timeout.signal]);
      return await read(await transport.fetch(url, { ...init, signal }));
    } catch {
      return null;
    } finally {
      stopTimeout();
    }
  };

  /** @returns null without an answer; `refused` has the ids of events that the server refuses for good */
  const post = (body: string, keepalive: boolean) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive };
    return request(endpoints.statistics, init, async (answer) => {
      const { code, refused } = asRecord(await answer.json().catch(() => null));
      const names: readonly unknown[] = refusals.includes(answer.status) && Array.isArray(refused) ? refused : [];
      return { isTaken: answer.ok && code === 0, refused: names, retryAfter: answer.headers.get('Retry-After') };
    });
  };

  /** @returns 'unknown' also if the server does not support the question */
  const ask = async (key: string): Promise<'taken' | 'unknown' | 'failed'> => {
    const address = `${endpoints.statistics}?batch=${encodeURIComponent(key)}`;
    const said = await request(address, { method: 'GET', cache: 'no-store' }, async (answer) => {
      if (unknownQuestion.includes(answer.status)) return 'unknown';
      if (!answer.ok) return 'failed';
      const { code, data } = asRecord(await answer.json());
      if (code !== 0) return 'failed';
      return asRecord(data).taken === true ? 'taken' : 'unknown';
    });
    return said ?? 'failed';
  };

  const leave = (): void => {
    if (stopped.aborted || !transport.isOnline() || pause.isAsked()) return;
    const unstored = new Set(queue.unstoredIds());
    // This ignores a pause that the server did not ask for: the last request of a closing page can fail through no
    // fault of the server.
    const ids = resting().filter(queue.isOwn);
    let room = trackerLeavingBytes - lastingBytes - sizeOf(JSON.stringify({ dropped: losses.list(), comm: common() }));
    // What is stored can stay behind if there is not enough room.
    const urgentFirst = [...ids.filter((id) => unstored.has(id)), ...ids.filter((id) => !unstored.has(id))];
    const events = queue.read(urgentFirst).filter((event) => {
      room -= sizeOf(JSON.stringify(event)) + 1;
      return room >= keyRoom;
    });
    if (events.length === 0) return;
    if (transport.keepalive) {
      deliver(events.map((event) => event.id)).catch(failed);
      return;
    }
    const { content, body } = packed(events);
    const isUnderWay = transport.sendBeacon(endpoints.statistics, new Blob([body], { type: 'application/json' }));
    // A beacon has no response, so a page that stays open has to ask about it.
    if (isUnderWay) later(trackerAskMs);
    else batches.close(content.key);
  };

  return {
    /** Call it after queuing an event. Sends at 20 events, or 10 s after the first. */
    queued: (): void => {
      recent += 1;
      sinceTrim += 1;
      if (sinceTrim >= trackerTrimEvents) {
        sinceTrim = 0;
        if (queue.ids().length > trackerQueueLimit) void alone(queue.trim);
      }
      consider();
    },
    flush,
    /** The page is being hidden, perhaps for good: sends what can outlive it. */
    leave,
  };
}

/** Bytes reserved for the batch's key and field names. */
const keyRoom = 200;

const sizeOf = (text: string): number => new Blob([text]).size;
