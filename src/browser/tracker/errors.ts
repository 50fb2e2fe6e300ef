import { attempt } from '../../site/attempt';
import { abandonedLoadsMs, trackerErrorLimit } from '../platform/constants';
import { textOf } from '../platform/text-of';
import type { EarlyEvent } from './early-events';
import { elementAddress, elementPath } from './element';
import { errorTypes, type PageFields } from './event';
import { earlyFields, pageFields, type TrackedPage } from './page';
import { foreignText } from './recorded-text';

/**
 * Records resources that fail to load, script errors and unhandled rejections (specification 8). When another page is
 * requested, WebKit aborts what this one is loading: failures right after `beforeunload` are ignored.
 * @param early events from before the tracker started
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
    // The clock may have been set back.
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
  // Resource errors do not bubble: they need the capture phase.
  for (const type of ['error', 'unhandledrejection', 'beforeunload'] as const) {
    listen(window, type, onEvent);
  }
  for (const happened of early) record(happened.event, earlyFields(happened), happened.at);
}

/** Null if the event is not an error; `text` makes any value from the page safe to record. */
function errorOf(event: Event, path: () => string, text: (value: unknown) => string) {
  const { target } = event;
  const stackOf = (thrown: unknown): string =>
    text(attempt(() => (thrown instanceof Error ? thrown.stack : undefined)) ?? '');
  if (event.type === 'unhandledrejection') {
    const { reason } = event as PromiseRejectionEvent;
    return { type: errorTypes.rejection, message: text(reason), addition: { stack: stackOf(reason), path: path() } };
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

/** Resource hints: nothing is missing without them. */
const hints = 'link:not([rel~="stylesheet" i])';
