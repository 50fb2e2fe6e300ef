/**
 * The online chat (specification 4 and 9): starts after 3 seconds, loads the widget that the visitor gets, and keeps the
 * state that the side column follows.
 */
import type { ApiClient } from '../api-client';
import type { Clock, Stop } from '../clock';
import { chatCheckLimit, chatCheckMs, chatStartMs } from '../constants';
import type { SafeStorage } from '../safe-storage';
import { type ChatAdapter, chatAdapter } from './adapter';
import { type ChatStep, chatOffset, chatState, nextChatPhase } from './chat-state';
import { type ChosenChat, chooseChat } from './choose-chat';

/** Session flag: the visitor is talking to a person, so the next page of the visit opens the chat again. */
export const humanChatKey = 'facet:human-chat';

/** What the chat needs from its surroundings. */
export interface ChatDependencies {
  readonly window: Window;
  readonly clock: Clock;
  readonly api: ApiClient;
  /** Storage of the session. */
  readonly session: SafeStorage;
  /** The visitor's language, as a tag. */
  readonly language: string;
  readonly loadScript: (address: string) => Promise<void>;
  /** The widget's script could not be loaded. */
  readonly onScriptFailure: () => void;
}

/** Starts the chat. */
export function start(dependencies: ChatDependencies): Stop {
  const { window, clock, api, language, loadScript, onScriptFailure } = dependencies;
  const stops: Stop[] = [];
  let stopped = false;

  const load = async (): Promise<void> => {
    const chosen = await chooseChat(api, language).catch(() => null);
    if (stopped) return;
    if (!chosen) return happen('fail');
    stops.push(follow(dependencies, chosen, chatAdapter(window, chosen.name)));
    await loadScript(chosen.script).catch(() => {
      happen('fail');
      onScriptFailure();
    });
  };
  stops.push(
    clock.after(chatStartMs, () => {
      happen('start');
      void load();
    }),
  );
  return () => {
    stopped = true;
    for (const stop of stops.splice(0)) stop();
  };
}

/** Follows a widget: what it reports, and where its frame stands. */
function follow({ window, clock, session }: ChatDependencies, { name }: ChosenChat, adapter: ChatAdapter): Stop {
  const measure = (): void => {
    const offsetPx = chatOffset(adapter.frame(), window.innerHeight);
    if (offsetPx !== chatState.get().offsetPx) chatState.set({ ...chatState.get(), offsetPx });
  };
  const reopen = (): void => {
    if (adapter.human && session.get(humanChatKey) === name) adapter.open();
  };
  const stopReports = adapter.onReport((report) => {
    if (adapter.human && report === 'open') session.set(humanChatKey, name);
    if (report === 'close') session.remove(humanChatKey);
    const first = !chatState.get().reported;
    happen(report);
    measure();
    if (first) reopen();
  });

  let looks = 0;
  const stopLooking = clock.every(chatCheckMs, () => {
    looks += 1;
    // A widget may have been ready before it was listened to: its frame tells.
    if (!chatState.get().reported && adapter.frame()) {
      happen('ready');
      reopen();
    }
    measure();
    if (looks < chatCheckLimit) return;
    stopLooking();
    happen('fail');
  });
  return () => {
    stopReports();
    stopLooking();
  };
}

function happen(step: ChatStep): void {
  const { phase, reported, offsetPx } = chatState.get();
  const next = nextChatPhase(phase, step);
  if (next === phase) return;
  chatState.set({ phase: next, reported: reported || next === 'ready' || next === 'open', offsetPx });
}
