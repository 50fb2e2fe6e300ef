/**
 * What the API knows about the visitor's IP address (specification 3 and 7).
 */

import { endpoints } from '../../site/hosting/endpoints';
import type { Answer } from './answers';
import type { ApiClient } from './api-client';

/** The response about the visitor's IP address. */
export type VisitorInfo = Answer<typeof endpoints.visitorIp>;

/**
 * One response for all callers on a page, since a second call would cancel the first (specification 4).
 * @returns a function that requests it; the result is empty if the call fails, and the next caller tries again
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
