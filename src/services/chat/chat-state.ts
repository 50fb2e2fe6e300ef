/**
 * The state of the chat, which the side column follows (specification 4).
 */
import { chatDefaultOffsetPx, chatMarginPx } from '../constants';
import { createStore } from '../store';
import type { ChatReport } from './adapter';

/** What the chat is doing. `closed`: not asked for yet, or shut by the visitor. */
export type ChatPhase = 'closed' | 'loading' | 'ready' | 'open' | 'failed';

/** What can happen to it: our own start and failure, and what the widget reports. */
export type ChatStep = ChatReport | 'start' | 'fail';

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

const reports: Readonly<Record<ChatReport, ChatPhase>> = { ready: 'ready', open: 'open', close: 'closed' };

const transitions: Readonly<Record<ChatPhase, Readonly<Partial<Record<ChatStep, ChatPhase>>>>> = {
  closed: { ...reports, start: 'loading' },
  loading: { ...reports, fail: 'failed' },
  // A widget that reports ready while it is open is still open.
  open: { close: 'closed' },
  ready: { open: 'open', close: 'closed' },
  // Late, but there after all; or the visitor tries again.
  failed: { ...reports, start: 'loading' },
};

/** The phase after a step; the same where the step means nothing in it. */
export const nextChatPhase = (phase: ChatPhase, step: ChatStep): ChatPhase => transitions[phase][step] ?? phase;

/**
 * The space below the side column: the frame's height and what is below it, and a margin.
 * @param frame the chat's frame; null while there is none
 * @param viewportHeight in px
 */
export function chatOffset(frame: Pick<Element, 'getBoundingClientRect'> | null, viewportHeight: number): number {
  const place = frame?.getBoundingClientRect();
  if (!place || place.height === 0) return chatDefaultOffsetPx;
  return Math.round(viewportHeight - place.top) + chatMarginPx;
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
