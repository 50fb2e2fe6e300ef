/**
 * Counts the tracker's events as the server does (docs/statistics.md): each once, by its id, however often it is delivered.
 */
import { isDeepStrictEqual } from 'node:util';
import type { BatchBody } from '../../../src/browser/tracker/delivery';
import type { TrackerEvent } from '../../../src/browser/tracker/event';

export class Statistics {
  #events = new Map<string, { readonly event: TrackerEvent; readonly deliveries: number }>();
  #losses = new Map<string, number>();
  #batches = new Set<string>();

  /** @throws when an id arrived before with a different event or different losses, since the new one would be lost */
  take({ batch, events, dropped = [] }: Pick<BatchBody, 'batch' | 'events' | 'dropped'>): void {
    const other =
      events.find((event) => !isDeepStrictEqual(this.#events.get(event.id)?.event ?? event, event)) ??
      dropped.find((loss) => (this.#losses.get(loss.id) ?? loss.events) !== loss.events);
    if (other) throw new Error(`The id ${other.id} arrived before with a different event or number of losses`);
    for (const event of events) {
      const deliveries = (this.#events.get(event.id)?.deliveries ?? 0) + 1;
      this.#events.set(event.id, { event, deliveries });
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

  /** `delivered` has repetitions, `dropped` is what the tracker reports as given up, `deliveries` how often each arrived, by its id. */
  report() {
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
