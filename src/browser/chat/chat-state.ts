import { chatDefaultOffsetPx } from '../platform/constants';
import { createStore } from '../platform/store';

/** `closed`: not requested yet, or closed by the visitor. */
export type ChatPhase = 'closed' | 'loading' | 'ready' | 'open' | 'failed';

/** Loads and opens the chat: the action of our own button. Null if the widget is loaded or loads by itself. */
export const chatOffer = createStore<(() => void) | null>(null);

/** Set by the chat service, shown by the side column (specification 4). */
export const chatState = createStore<{
  readonly phase: ChatPhase;
  /** Whether it is known what the chat area shows: widget, our button, or nothing. The side column appears then. */
  readonly settled: boolean;
  readonly offsetPx: number;
}>({ phase: 'closed', settled: false, offsetPx: chatDefaultOffsetPx });
