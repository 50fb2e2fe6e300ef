import type { Clock } from '../platform/clock';
import type { LogError } from '../platform/error-log';

export interface Service {
  readonly name: string;
  /** Wait in ms after the page is usable. */
  readonly delayMs: number;
  readonly start: () => Promise<unknown>;
}

/** Starts each service after its delay. If one fails or is blocked, the others and the page are not affected. */
export function startServices(services: readonly Service[], clock: Clock, logError: LogError): void {
  for (const { name, delayMs, start } of services) {
    clock.after(delayMs, async () => {
      try {
        await start();
      } catch (error) {
        logError(error, name);
      }
    });
  }
}
