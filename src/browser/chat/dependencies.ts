/** What the two parts of the chat share. */
import type { ApiClient } from '../api/api-client';
import type { VisitorInfo } from '../api/visitor-info';
import type { ConsentSource } from '../consent/consent';
import type { Clock } from '../platform/clock';
import type { SafeStorage } from '../platform/safe-storage';

/** Session flag: the visitor is talking to a person, so the next page of the visit opens the chat again. */
export const humanChatKey = 'site:human-chat';

/** What the chat needs from its surroundings. */
export interface ChatDependencies {
  readonly window: Window;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly consent: ConsentSource;
  /** What the API says of the visitor's address. */
  readonly visitor: () => Promise<VisitorInfo>;
  /** Storage of the session. */
  readonly session: SafeStorage;
  /** The visitor's language, as a tag. */
  readonly language: string;
  /** Loads the script at an address and tells it the desk. */
  readonly loadScript: (address: string, data: { readonly kind: string }) => Promise<void>;
  /** The widget's script could not be loaded. */
  readonly onScriptFailure: () => void;
}
