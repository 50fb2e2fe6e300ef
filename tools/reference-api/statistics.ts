/**
 * The tracker's events as the server counts them: each once, by its id, however often it is delivered.
 */
import type { TrackerEvent } from '../../src/browser/tracker/event';

/** What has been counted. */
export interface StatisticsReport {
  /** Different events. */
  readonly counted: number;
  /** Arrivals, repetitions included. */
  readonly delivered: number;
  /** Events that the tracker had to give up, as it says. */
  readonly dropped: number;
  /** How often each event arrived, by its id. */
  readonly deliveries: Readonly<Record<string, number>>;
}

/** The count. */
export class Statistics {
  #events = new Map<string, { readonly event: TrackerEvent; deliveries: number }>();

  /** Takes in a batch. */
  take(events: readonly TrackerEvent[]): void {
    for (const event of events) {
      const known = this.#events.get(event.id);
      if (known) known.deliveries += 1;
      else this.#events.set(event.id, { event, deliveries: 1 });
    }
  }

  /** Each event once, in the order of their first arrival. */
  events(): readonly TrackerEvent[] {
    return [...this.#events.values()].map(({ event }) => event);
  }

  report(): StatisticsReport {
    const entries = [...this.#events];
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    return {
      counted: entries.length,
      delivered: sum(entries.map(([, { deliveries }]) => deliveries)),
      dropped: sum(entries.map(([, { event }]) => event.dropped ?? 0)),
      deliveries: Object.fromEntries(entries.map(([id, { deliveries }]) => [id, deliveries])),
    };
  }

  clear(): void {
    this.#events.clear();
  }
}
