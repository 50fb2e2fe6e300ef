import { endpoints } from '../../site/hosting/endpoints';
import { once } from '../platform/retry';
import type { Answer } from './answers';
import type { ApiClient } from './api-client';

export type VisitorInfo = Answer<typeof endpoints.visitorIp>;

/**
 * What the API knows about the visitor's IP address (specification 3 and 7); `{}` if the call fails. Shared, because a
 * second call would abort the first.
 */
export function sharedVisitorInfo(api: () => Promise<ApiClient>): () => Promise<VisitorInfo> {
  const shared = once(async () => (await api()).get(endpoints.visitorIp));
  return () => shared().catch((): VisitorInfo => ({}));
}
