/**
 * Calls to the product's API (specification 7 and 8).
 *
 * GET is retried once on 408, 409, 425, 429, 500, 502, 503 and 504; POST, PUT, PATCH and DELETE never: these are
 * ofetch's own rules. A response whose code is not 0, or that has no body, is an error.
 */
import { createFetch } from 'ofetch';
import type { Clock } from '../platform/clock';
import { requestTimeoutMs } from '../platform/constants';
import type { LogError } from '../platform/error-log';
import { type Answer, type Called, fittingPart, isRecord } from './answers';

/** Why a call was given up (specification 8). */
export const abortMessages = {
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

/** Options of a call. */
export interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  /** Calls with the same key cancel one another; by default the key is the address. */
  readonly key?: string;
}

/**
 * The API. Each call resolves with what fits its row of `answers.ts` in the `data` of the response; what does not fit is logged,
 * once per client.
 * It rejects when the call fails, is canceled by a later one to the same endpoint, takes too long, or gets a code other than
 * 0; every rejection has been passed to the error logger.
 */
export interface ApiClient {
  readonly get: <Url extends Called>(url: Url, options?: CallOptions) => Promise<Answer<Url>>;
  /** Sends fields as multipart form data. */
  readonly post: <Url extends Called>(
    url: Url,
    fields: Readonly<Record<string, string>>,
    options?: CallOptions,
  ) => Promise<Answer<Url>>;
}

/** What the client needs from its surroundings. */
export interface ApiDependencies {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly logError: LogError;
}

/** Makes a client; only calls of the same client cancel one another. */
export function createApiClient({ fetch, clock, logError }: ApiDependencies): ApiClient {
  const send = createFetch({ fetch, Headers, AbortController });
  const running = new Map<string, AbortController>();
  const misfits = new Set<string>();

  async function request(method: 'GET' | 'POST', url: string, options: CallOptions, body?: FormData): Promise<unknown> {
    const key = options.key ?? url;
    check(url, key);
    running.get(key)?.abort(new DOMException(abortMessages.sameEndpoint, 'AbortError'));
    const controller = new AbortController();
    running.set(key, controller);
    const { signal } = controller;
    const stopTimeout = clock.after(requestTimeoutMs, () =>
      controller.abort(new DOMException(abortMessages.timeout, 'AbortError')),
    );
    try {
      // What is sent may outlive the page.
      return await send(url, {
        method,
        signal,
        keepalive: method === 'POST',
        ...(options.query && { query: options.query }),
        ...(body && { body }),
      });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      stopTimeout();
      if (running.get(key) === controller) running.delete(key);
    }
  }

  async function call<Url extends Called>(
    method: 'GET' | 'POST',
    url: Url,
    options: CallOptions,
    body?: FormData,
  ): Promise<Answer<Url>> {
    try {
      return fittingPart(url, dataOf(await request(method, url, options, body)), (field) => {
        const misfit = `The answer of ${url} has a value of another type in "data${field && `.${field}`}"`;
        if (!misfits.has(misfit)) logError(new TypeError(misfit));
        misfits.add(misfit);
      });
    } catch (error) {
      logError(error);
      throw error;
    }
  }

  return {
    get: (url, options = {}) => call('GET', url, options),
    post: (url, fields, options = {}) => call('POST', url, options, formOf(fields)),
  };
}

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

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
