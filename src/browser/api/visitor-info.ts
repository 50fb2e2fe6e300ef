import { endpoints } from '../../site/hosting/endpoints';
import type { Answer } from './answers';
import type { ApiClient } from './api-client';

export type VisitorInfo = Answer<typeof endpoints.visitorIp>;

/**
 * What the API knows about the visitor's IP address (specification 3 and 7), shared by all callers because a second
 * call would abort the first.
 * @returns a function that requests it. It resolves with `{}` if the call fails, and the next caller tries again.
 */
export function sharedVisitorInfo(api: () => Promise<ApiClient>): () => Promise<VisitorInfo> {
  let shared: Promise<VisitorInfo> | null = null;
  const ask = async (): Promise<VisitorInfo> => {
    try {
      return await (await api()).get(endpoints.visitorIp);
    } catch {
      shared = null;
      return {};
    }
  };
  return () => {
    shared ??= ask();
    return shared;
  };
}
