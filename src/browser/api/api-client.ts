/** Calls to the product's API (specification 7 and 8). ofetch retries GET once on retryable statuses, others never. */
import { createFetch } from 'ofetch';
import type { Clock } from '../platform/clock';
import { requestTimeoutMs } from '../platform/constants';
import type { LogError } from '../platform/error-log';
import { isRecord } from '../platform/safe-storage';
import { type Answer, type Called, fittingPart } from './answers';

/** Why a call was aborted (specification 8). */
const abortMessages = {
  sameEndpoint: 'Request aborted as another request to the same endpoint was initiated.',
  timeout: 'Request aborted due to timeout.',
} as const;

/** A response that reports a failure: its code is not 0, or it has no body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The code of the response; null if there was no body, or its code is not a number. */
  readonly code: number | null;

  constructor(message: string, code: number | null) {
    super(message);
    this.code = code;
  }
}

export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** A call aborts an earlier one with the same key. The default is the address. */
  readonly key?: string;
}

export interface ApiDependencies {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly logError: LogError;
}

/**
 * Each call resolves with the part of `data` that fits its row in `answers.ts`; a misfit is logged once per client. It
 * rejects when the call fails, is aborted by a later one with the same key, times out, or returns a code other than 0.
 * Every rejection has already been logged.
 */
export function createApiClient({ fetch, clock, logError }: ApiDependencies) {
  const send = createFetch({ fetch, Headers, AbortController });
  const running = new Map<string, (message: string) => void>();
  const misfits = new Set<string>();

  async function call<Url extends Called>(
    method: 'GET' | 'POST',
    url: Url,
    { query, key = url }: CallOptions,
    body?: FormData,
  ): Promise<Answer<Url>> {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = (message: string) => controller.abort(new DOMException(message, 'AbortError'));
    const stopTimeout = clock.after(requestTimeoutMs, () => abort(abortMessages.timeout));
    try {
      check(url, key);
      running.get(key)?.(abortMessages.sameEndpoint);
      running.set(key, abort);
      // A POST may outlive the page.
      const answer = await send(url, {
        method,
        signal,
        keepalive: method === 'POST',
        ...(query && { query }),
        ...(body && { body }),
      });
      return fittingPart(url, dataOf(answer), (field) => {
        const misfit = `The answer of ${url} has a value of another type in "data${field && `.${field}`}"`;
        if (!misfits.has(misfit)) logError(new TypeError(misfit));
        misfits.add(misfit);
      });
    } catch (error) {
      const reason: unknown = signal.aborted ? signal.reason : error;
      logError(reason);
      throw reason;
    } finally {
      stopTimeout();
      if (running.get(key) === abort) running.delete(key);
    }
  }

  return {
    get: <Url extends Called>(url: Url, options: CallOptions = {}) => call('GET', url, options),
    post: <Url extends Called>(url: Url, fields: Readonly<Record<string, string>>, options: CallOptions = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return call('POST', url, options, form);
    },
  };
}

export type ApiClient = Readonly<ReturnType<typeof createApiClient>>;

/** @throws when the URL starts with `//` (another host), or the key is not a string (specification 5) */
function check(url: string, key: unknown): void {
  if (/^[/\\]{2}/.test(url)) throw new TypeError(`The request URL must not start with "//": ${url}`);
  if (typeof key !== 'string') throw new TypeError(`The request key must be a string: ${String(key)}`);
}

function dataOf(answer: unknown): unknown {
  if (!isRecord(answer)) throw new ApiError('The answer has no body', null);
  const { code, data } = answer;
  if (code !== 0) throw new ApiError(`The answer's code is ${String(code)}`, typeof code === 'number' ? code : null);
  return data;
}
