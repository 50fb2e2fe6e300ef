/**
 * Counts the tracker's events as the server does (docs/statistics.md): each once, by its id, however often it is delivered.
 */
import { isDeepStrictEqual } from 'node:util';
import type { BatchBody } from '../../../src/browser/tracker/delivery';
import type { TrackerEvent } from '../../../src/browser/tracker/event';

export interface StatisticsReport {
  readonly counted: number;
  /** Including repetitions. */
  readonly delivered: number;
  /** Reported by the tracker as given up. */
  readonly dropped: number;
  /** How often each event arrived, by its id. */
  readonly deliveries: Readonly<Record<string, number>>;
}

export class Statistics {
  #events = new Map<string, { readonly event: TrackerEvent; deliveries: number }>();
  #losses = new Map<string, number>();
  #batches = new Set<string>();

  /** @throws when an id arrived before with a different event or different losses, since the new one would be lost */
  take({ batch, events, dropped = [] }: Pick<BatchBody, 'batch' | 'events' | 'dropped'>): void {
    for (const event of events) {
      const known = this.#events.get(event.id);
      if (known && !isDeepStrictEqual(known.event, event))
        throw new Error(`The id ${event.id} arrived before with a different event`);
    }
    for (const { id, events: count } of dropped) {
      if ((this.#losses.get(id) ?? count) !== count)
        throw new Error(`The id ${id} arrived before with a different number of losses`);
    }
    for (const event of events) {
      const known = this.#events.get(event.id);
      if (known) known.deliveries += 1;
      else this.#events.set(event.id, { event, deliveries: 1 });
    }
    for (const { id, events: count } of dropped) this.#losses.set(id, count);
    this.#batches.add(batch);
  }

  has(batch: string): boolean {
    return this.#batches.has(batch);
  }

  /** In the order of their first arrival. */
  events(): readonly TrackerEvent[] {
    return [...this.#events.values()].map(({ event }) => event);
  }

  report(): StatisticsReport {
    const entries = [...this.#events];
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    return {
      counted: entries.length,
      delivered: sum(entries.map(([, { deliveries }]) => deliveries)),
      dropped: sum([...this.#losses.values()]),
      deliveries: Object.fromEntries(entries.map(([id, { deliveries }]) => [id, deliveries])),
    };
  }

  clear(): void {
    this.#events.clear();
    this.#losses.clear();
    this.#batches.clear();
  }
}
