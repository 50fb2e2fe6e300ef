/**
 * The state of the chat, which the side column follows (specification 4).
 */

import { chatDefaultOffsetPx } from '../platform/constants';
import { createStore } from '../platform/store';

/** What the chat is doing. `closed`: not asked for yet, or shut by the visitor. */
export type ChatPhase = 'closed' | 'loading' | 'ready' | 'open' | 'failed';

/** What the page knows of the chat. */
export interface ChatState {
  readonly phase: ChatPhase;
  /**
   * Whether it is known what stands in the chat's place: the widget has reported ready or open, our own button offers it,
   * or it has failed. From then on the side column shows.
   */
  readonly settled: boolean;
  /** Space (px) below the side column. */
  readonly offsetPx: number;
}

/**
 * Loads the chat and opens it, while it waits for the visitor to ask for it: our own button stands in its place. Null
 * where the widget is there, or comes without being asked for.
 */
export const chatOffer = createStore<(() => void) | null>(null);

/** The state, for services to set and components to show. */
export const chatState = createStore<ChatState>({
  phase: 'closed',
  settled: false,
  offsetPx: chatDefaultOffsetPx,
});
