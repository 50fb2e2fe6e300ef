import type { Clock, Stop } from '../platform/clock';
import type { LogError } from '../platform/error-log';
import { logged } from '../platform/text-of';

export interface Service {
  readonly name: string;
  /** Wait in ms after the page is usable. */
  readonly delayMs: number;
  readonly start: () => Promise<Stop>;
}

/** Starts parts one after the other. An error in one, at its start or stop, is logged and leaves the others. */
export function startParts(parts: readonly (() => Stop)[], logError: LogError): Stop {
  const attempt = logged(logError, 'page');
  const stops = parts.map((begin) => attempt(begin));
  return () => {
    for (const stop of stops) attempt(() => stop?.());
  };
}

/** Starts something that has to load. A stop before it has started is obeyed afterwards. */
export function startLate(start: Service['start'], onError: (error: unknown) => void): Stop {
  const started = (async () => start())();
  started.catch(onError);
  return () => void started.then((stop) => stop()).catch(() => {});
}

/** Starts each service after its delay. If one fails or is blocked, the others and the page are not affected. */
export function startServices(services: readonly Service[], clock: Clock, logError: LogError): Stop {
  const stops: Stop[] = services.map(({ name, delayMs, start }) =>
    clock.after(delayMs, () => void stops.push(startLate(start, (error) => logError(error, name)))),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
