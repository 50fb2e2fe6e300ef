import type { ApiClient, CallOptions } from '../../src/services/api/api-client';

/** A call that a fake API received. */
export interface ReceivedCall {
  readonly url: string;
  readonly query?: CallOptions['query'];
  readonly fields?: Readonly<Record<string, string>>;
}

/** An API whose answers a test names by address: data, or an error to reject with. What is not named is an error. */
export function fakeApi(
  answers: Readonly<Record<string, object | Error>>,
): ApiClient & { readonly calls: ReceivedCall[] } {
  const calls: ReceivedCall[] = [];
  const answer = async <T extends object>(url: string): Promise<Partial<T>> => {
    const found = answers[url] ?? new Error(`No answer for ${url}`);
    if (found instanceof Error) throw found;
    return found as Partial<T>;
  };
  return {
    calls,
    get: (url, options = {}) => {
      calls.push({ url, ...(options.query && { query: options.query }) });
      return answer(url);
    },
    post: (url, fields) => {
      calls.push({ url, fields });
      return answer(url);
    },
  };
}
