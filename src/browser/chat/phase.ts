/** The state machine of the chat (specification 4). */
import type { ChatReport } from './adapter';
import { type ChatPhase, chatState } from './chat-state';

export type ChatStep = ChatReport | 'start' | 'fail';

const reports: Readonly<Record<ChatReport, ChatPhase>> = { ready: 'ready', open: 'open', close: 'closed' };

const transitions: Readonly<Record<ChatPhase, Readonly<Partial<Record<ChatStep, ChatPhase>>>>> = {
  closed: { ...reports, start: 'loading' },
  loading: { ...reports, fail: 'failed' },
  // A widget may report ready while it is open.
  open: { close: 'closed' },
  ready: { open: 'open', close: 'closed' },
  // The widget loaded late, or the visitor tries again.
  failed: { ...reports, start: 'loading' },
};

export const nextChatPhase = (phase: ChatPhase, step: ChatStep): ChatPhase => transitions[phase][step] ?? phase;

export function transition(step: ChatStep): void {
  const state = chatState.get();
  const phase = nextChatPhase(state.phase, step);
  if (phase === state.phase) return;
  chatState.set({ ...state, phase, settled: state.settled || phase === 'ready' || phase === 'open' });
}

export function markSettled(): void {
  const state = chatState.get();
  if (!state.settled) chatState.set({ ...state, settled: true });
}
