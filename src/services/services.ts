/**
 * The services that run alongside a page (design 10).
 *
 * Each is loaded separately and started after its own delay. If one fails or is blocked, the others and the page are not
 * affected.
 */

import type { LogError } from './api/error-log';
import type { Clock, Stop } from './browser/clock';

/** One service. */
export interface Service {
  readonly name: string;
  /** Wait in ms, after the page is usable, before the service is loaded. */
  readonly delayMs: number;
  /** Loads and starts the service. */
  readonly start: () => Promise<Stop>;
}

/** Starts services, each after its delay. */
export function startServices(services: readonly Service[], clock: Clock, logError: LogError): Stop {
  const stops = new Set<Stop>();
  let stopped = false;

  const run = async ({ name, start }: Service): Promise<void> => {
    try {
      const stop = await start();
      if (stopped) stop();
      else stops.add(stop);
    } catch (error) {
      logError(error, name);
    }
  };
  for (const service of services) stops.add(clock.after(service.delayMs, () => void run(service)));
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}
