import type { ApiClient } from '../api/api-client';
import type { VisitorInfo } from '../api/visitor-info';
import type { ConsentSource } from '../consent/consent';
import type { Clock } from '../platform/clock';
import type { SafeStorage } from '../platform/safe-storage';

/** Session storage: the visitor is talking to a person, so the next page opens the chat again. */
export const humanChatKey = 'site:human-chat';

export interface ChatDependencies {
  readonly window: Window;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly consent: ConsentSource;
  readonly visitor: () => Promise<VisitorInfo>;
  readonly session: SafeStorage;
  /** Language tag. */
  readonly language: string;
  /** Passes the desk to the script. */
  readonly loadScript: (address: string, data: { readonly kind: string }) => Promise<void>;
  readonly onScriptFailure: () => void;
}
