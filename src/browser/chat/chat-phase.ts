import { type ChatPhase, chatState } from './chat-state';

/** Session storage: the visitor is talking to a person, so the next page opens the chat again. */
export const humanChatKey = 'site:human-chat';

/** Also settles what the chat area shows, unless the widget is on its way. */
export function setPhase(phase: ChatPhase): void {
  const state = chatState.get();
  const settled = state.settled || phase !== 'loading';
  if (phase !== state.phase) chatState.set({ ...state, phase, settled });
}
