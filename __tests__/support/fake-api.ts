import { type Answer, type Called, fittingPart } from '../../src/browser/api/answers';
import type { ApiClient, CallOptions } from '../../src/browser/api/api-client';

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
  const answer = async <Url extends Called>(url: Url): Promise<Answer<Url>> => {
    const found = answers[url] ?? new Error(`No answer for ${url}`);
    if (found instanceof Error) throw found;
    return fittingPart(url, found, () => {});
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
