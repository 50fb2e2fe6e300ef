import { logError } from '../platform/error-log';
import { start } from './start';

let isBooted = false;

/**
 * Starts what runs alongside a page, once: tracker, chat loader, build-id poller, referral storage and the rest
 * (specification 4). The document's script calls it when the page is idle or used; otherwise the application does.
 * @param pattern the page's row of the route table
 */
export function bootServices(window: Window & typeof globalThis, pattern: string): void {
  if (isBooted) return;
  isBooted = true;
  start(window, pattern).catch(logError);
}
