/**
 * What the chat is doing, and what changes it (specification 4).
 */
import type { ChatReport } from './adapter';
import { type ChatPhase, chatState } from './chat-state';

/** What can happen to it: our own start and failure, and what the widget reports. */
export type ChatStep = ChatReport | 'start' | 'fail';

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

/** Something happened to the chat. */
export function happen(step: ChatStep): void {
  const state = chatState.get();
  const phase = nextChatPhase(state.phase, step);
  if (phase === state.phase) return;
  chatState.set({ ...state, phase, settled: state.settled || phase === 'ready' || phase === 'open' });
}

/** It is known what stands in the chat's place. */
export function settle(): void {
  const state = chatState.get();
  if (!state.settled) chatState.set({ ...state, settled: true });
}
