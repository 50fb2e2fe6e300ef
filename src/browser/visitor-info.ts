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

/** Asks for it; empty when the call fails. */
export const visitorInfo = (api: ApiClient): Promise<Partial<VisitorInfo>> =>
  api.get<VisitorInfo>(endpoints.visitorIp).catch(() => ({}));
