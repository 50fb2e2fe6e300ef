/**
 * Starts what runs alongside the pages of a visit: tracker, chat loader, build-id poller, referral storage and the rest
 * (specification 4; design 10).
 */
import { logError } from '../platform/error-log';
import { start } from './start';

let isBooted = false;

/**
 * Starts the services of a page, once. The first caller is the document's script, when the page is idle or used, or the application.
 * @param pattern the page's row of the route table
 */
export function bootServices(window: Window & typeof globalThis, pattern: string): void {
  if (isBooted) return;
  isBooted = true;
  start(window, pattern).catch(logError);
}
