import { endpoints } from '../../site/hosting/endpoints';
import type { Answer } from './answers';
import type { ApiClient } from './api-client';

export type VisitorInfo = Answer<typeof endpoints.visitorIp>;

/**
 * What the API knows about the visitor's IP address (specification 3 and 7); `{}` if the call fails. Shared, because a
 * second call would abort the first.
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
