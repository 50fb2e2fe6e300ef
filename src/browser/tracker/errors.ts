/**
 * Errors: resources that do not load, script errors, unhandled rejections (specification 8).
 */

import { abandonedLoadsMs, trackerErrorLimit } from '../platform/constants';
import { attempt, textOf } from '../platform/text-of';
import type { EarlyEvent } from './early-events';
import { elementAddress, elementPath } from './element';
import { type ErrorType, errorTypes } from './event';
import { earlyFields, type PageFields, pageFields, type TrackedPage } from './page';
import { foreignText } from './recorded-text';

/**
 * Records errors. File, place, stack and element path are added; a script error's path is that of the last click.
 *
 * As soon as another page is asked for, WebKit ends what this one still loads and tells of it as of failures: what does not
 * load right after `beforeunload` is no error.
 * @param early what happened before
 */
export function recordErrors(page: TrackedPage, early: readonly EarlyEvent[]): void {
  const { window, listen } = page;
  let left = trackerErrorLimit;
  let askedForAnother = Number.NEGATIVE_INFINITY;

  const path = (): string => elementPath(page.lastClick?.element ?? null);
  const record = (event: Event, fields: PageFields, at: number): void => {
    if (event.type === 'beforeunload') askedForAnother = at;
    if (left === 0) return;
    const found = errorOf(event, path, (text) => foreignText(window.document, text));
    if (!found) return;
    // The clock may have been set back since.
    if (found.type !== errorTypes.script && Math.abs(at - askedForAnother) < abandonedLoadsMs) return;
    left -= 1;
    page.track(
      'error',
      { ...fields, error_type: found.type, error_msg: found.message, trigger_button: page.lastClick?.name ?? '' },
      found.addition,
      at,
    );
  };
  const onEvent = (event: Event): void => record(event, pageFields(window), page.now());
  // Resources' errors do not bubble: they are heard in the capture phase.
  for (const type of ['error', 'unhandledrejection', 'beforeunload'] as const) {
    listen(window, type, onEvent);
  }
  for (const happened of early) record(happened.event, earlyFields(happened), happened.at);
}

/** What went wrong. */
interface FoundError {
  readonly type: ErrorType;
  readonly message: string;
  readonly addition: object;
}

/**
 * What an event tells of an error; null when it tells of none.
 * @param text makes of what the page says, of any type, what may be recorded
 */
function errorOf(event: Event, path: () => string, text: (value: unknown) => string): FoundError | null {
  const { target } = event;
  const stackOf = (thrown: unknown): string =>
    text(attempt(() => (thrown instanceof Error ? thrown.stack : undefined)) ?? '');
  if (event.type === 'unhandledrejection') {
    const { reason } = event as PromiseRejectionEvent;
    return {
      type: errorTypes.rejection,
      message: text(reason),
      addition: { stack: stackOf(reason), path: path() },
    };
  }
  if (event.type !== 'error') return null;
  if (target instanceof Element) {
    if (target.matches(hints)) return null;
    const file = elementAddress(target);
    return {
      type: errorTypes.resource,
      message: `${target.localName} ${file}`,
      addition: { file, path: elementPath(target) },
    };
  }
  if (!('lineno' in event)) return null;
  const { message, filename, lineno, colno, error } = event as ErrorEvent;
  return {
    type: errorTypes.script,
    message: text(message),
    addition: {
      file: text(filename),
      place: `${textOf(lineno)}:${textOf(colno)}`,
      stack: stackOf(error),
      path: path(),
    },
  };
}

/** Links that only advise the browser, such as to fetch what may be wanted next: nothing is missing without it. */
const hints = 'link:not([rel~="stylesheet" i])';
