/**
 * What the API knows about the visitor's IP address (specification 3 and 7).
 */
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';

/** The response about the visitor's IP address. */
export interface VisitorInfo {
  readonly ip: string;
  readonly ua: string;
  readonly language: string;
  readonly ip_data: {
    readonly timezone?: string;
    readonly country?: string;
    readonly region?: string;
    readonly city?: string;
  };
}

/**
 * One response for all callers on a page, since a second call would cancel the first (specification 4).
 * @returns a function that requests it; the result is empty if the call fails, and the next caller tries again
 */
export function sharedVisitorInfo(api: () => Promise<ApiClient>): () => Promise<Partial<VisitorInfo>> {
  let shared: Promise<Partial<VisitorInfo>> | null = null;
  const ask = async (): Promise<Partial<VisitorInfo>> => {
    try {
      return await (await api()).get<VisitorInfo>(endpoints.visitorIp);
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
