/**
 * What the API says of the visitor's address (specification 3 and 7).
 */
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';

/** The answer of the visitor's address. */
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
 * One answer for all who ask on a page: a second call would cancel the first (specification 4).
 * @returns asks for it; the answer is empty when the call fails, and the next who asks tries again
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
