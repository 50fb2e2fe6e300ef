import type { Clock, Stop } from '../platform/clock';
import type { LogError } from '../platform/error-log';

export interface Service {
  readonly name: string;
  /** Wait in ms after the page is usable. */
  readonly delayMs: number;
  readonly start: () => Promise<Stop>;
}

/** Starts parts one after the other. An error in one, at its start or stop, is logged and leaves the others. */
export function startParts(parts: readonly (() => Stop)[], logError: LogError): Stop {
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      logError(error, 'page');
      return null;
    }
  };
  const stops = parts.map((begin) => attempt(begin));
  return () => {
    for (const stop of stops) attempt(() => stop?.());
  };
}

/** Starts each service after its delay. If one fails or is blocked, the others and the page are not affected. */
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
    startParts(
      [...stops].map((stop) => () => stop),
      logError,
    )();
  };
}
