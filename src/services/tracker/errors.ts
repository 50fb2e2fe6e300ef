/**
 * Errors: resources that do not load, script errors, unhandled rejections (specification 8).
 */
import type { Stop } from '../browser/clock';
import { abandonedLoadsMs, trackerErrorLimit, trackerTextLimit } from '../constants';
import type { EarlyEvent } from './early-events';
import { elementAddress, elementPath } from './element';
import { type ErrorType, errorTypes } from './event';
import { earlyFields, type PageFields, pageFields, type TrackedPage } from './page';

/**
 * Records errors. File, place, stack and element path are added; a script error's path is that of the last click.
 *
 * As soon as another page is asked for, WebKit ends what this one still loads and tells of it as of failures: what does not
 * load right after `beforeunload` is no error.
 * @param early what happened before
 */
export function recordErrors(page: TrackedPage, early: readonly EarlyEvent[]): Stop {
  const { window } = page;
  let left = trackerErrorLimit;
  let askedForAnother = Number.NEGATIVE_INFINITY;

  const path = (): string => elementPath(page.lastClick?.element ?? null);
  const record = (event: Event, fields: PageFields, at: number): void => {
    if (event.type === 'beforeunload') askedForAnother = at;
    const found = errorOf(event, path);
    if (!found || left === 0) return;
    if (found.type !== errorTypes.script && at - askedForAnother < abandonedLoadsMs) return;
    left -= 1;
    page.track(
      'error',
      {
        ...fields,
        error_type: found.type,
        error_msg: found.message.slice(0, trackerTextLimit),
        trigger_button: page.lastClick?.name ?? '',
      },
      found.addition,
      at,
    );
  };
  const onEvent = (event: Event): void => record(event, pageFields(window), page.now());
  for (const happened of early) record(happened.event, earlyFields(happened), happened.at);

  // Resources' errors do not bubble: they are heard in the capture phase.
  const types = ['error', 'unhandledrejection', 'beforeunload'] as const;
  for (const type of types) window.addEventListener(type, onEvent, true);
  return () => {
    for (const type of types) window.removeEventListener(type, onEvent, true);
  };
}

/** What went wrong. */
interface FoundError {
  readonly type: ErrorType;
  readonly message: string;
  readonly addition: object;
}

/** What an event tells of an error; null when it tells of none. */
function errorOf(event: Event, path: () => string): FoundError | null {
  const { target } = event;
  if (event.type === 'unhandledrejection') {
    const { reason } = event as PromiseRejectionEvent;
    return {
      type: errorTypes.rejection,
      message: reason instanceof Error ? reason.message : String(reason),
      addition: { stack: stackOf(reason), path: path() },
    };
  }
  if (event.type !== 'error') return null;
  if (target instanceof Element) {
    const file = elementAddress(target);
    return {
      type: errorTypes.resource,
      message: `${target.localName} ${file}`,
      addition: { file, path: elementPath(target) },
    };
  }
  if (!('lineno' in event)) return null;
  const { message, filename: file, lineno, colno, error } = event as ErrorEvent;
  return {
    type: errorTypes.script,
    message,
    addition: { file, place: `${lineno}:${colno}`, stack: stackOf(error), path: path() },
  };
}

const stackOf = (thrown: unknown): string =>
  (thrown instanceof Error ? (thrown.stack ?? '') : '').slice(0, trackerTextLimit);
