/**
 * Errors: resources that do not load, script errors, unhandled rejections (specification 8).
 */
import type { Stop } from '../clock';
import { trackerErrorLimit, trackerTextLimit } from '../constants';
import { elementAddress, elementPath } from './element';
import { type ErrorType, errorTypes } from './event';
import { pageFields, type TrackedPage } from './page';

/** Records errors. File, place, stack and element path are added; a script error's path is that of the last click. */
export function recordErrors(page: TrackedPage): Stop {
  const { window } = page;
  let left = trackerErrorLimit;

  const record = (type: ErrorType, message: string, addition: object): void => {
    if (left === 0) return;
    left -= 1;
    page.track(
      'error',
      {
        ...pageFields(window),
        error_type: type,
        error_msg: message.slice(0, trackerTextLimit),
        trigger_button: page.lastClick?.name ?? '',
      },
      addition,
    );
  };
  const path = (): string => elementPath(page.lastClick?.element ?? null);

  const onError = (event: ErrorEvent | Event): void => {
    const { target } = event;
    if (target instanceof Element) {
      const file = elementAddress(target);
      record(errorTypes.resource, `${target.localName} ${file}`, { file, path: elementPath(target) });
    } else if ('lineno' in event) {
      const { message, filename: file, lineno, colno, error } = event;
      const place = `${lineno}:${colno}`;
      record(errorTypes.script, message, { file, place, stack: stackOf(error), path: path() });
    }
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void =>
    record(errorTypes.rejection, reason instanceof Error ? reason.message : String(reason), {
      stack: stackOf(reason),
      path: path(),
    });

  // Resources' errors do not bubble: they are heard in the capture phase.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

const stackOf = (thrown: unknown): string =>
  (thrown instanceof Error ? (thrown.stack ?? '') : '').slice(0, trackerTextLimit);
