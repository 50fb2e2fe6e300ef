/**
 * The online chat (specification 4 and 9): starts after 3 seconds, loads the widget that the visitor gets, and keeps the
 * state that the side column follows.
 *
 * The widget is another party's, so it comes by itself only where visits may be counted, or where the visitor is talking
 * to a person already. Elsewhere our own button stands in its place, and nothing is asked or loaded before it is pressed.
 */
import type { ApiClient } from '../api-client';
import type { Clock, Stop } from '../clock';
import { type ConsentSource, whenGranted } from '../consent';
import { chatCheckLimit, chatCheckMs, chatStartMs } from '../constants';
import { setAtFoot } from '../foot';
import type { SafeStorage } from '../safe-storage';
import type { VisitorInfo } from '../visitor-info';
import { type ChatAdapter, chatAdapter, chats } from './adapter';
import { type ChatStep, chatOffer, chatOffset, chatState, nextChatPhase } from './chat-state';
import { type ChosenChat, chooseChat } from './choose-chat';

/** Session flag: the visitor is talking to a person, so the next page of the visit opens the chat again. */
export const humanChatKey = 'facet:human-chat';

/** What the chat needs from its surroundings. */
export interface ChatDependencies {
  readonly window: Window;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly consent: ConsentSource;
  /** What the API says of the visitor's address. */
  readonly visitor: () => Promise<Partial<VisitorInfo>>;
  /** Storage of the session. */
  readonly session: SafeStorage;
  /** The visitor's language, as a tag. */
  readonly language: string;
  /** Loads the script at an address and tells it the desk. */
  readonly loadScript: (address: string, data: { readonly kind: string }) => Promise<void>;
  /** The widget's script could not be loaded. */
  readonly onScriptFailure: () => void;
}

/** Starts the chat. */
export function start(dependencies: ChatDependencies): Stop {
  const { window, clock, consent, session, loadScript, onScriptFailure } = dependencies;
  const stops: Stop[] = [];
  let stopped = false;
  let stopFollowing: Stop = () => {};
  /** The widget is under way or there. */
  let begun = false;
  /** The visitor has asked for the chat: it opens as soon as it is there. */
  let wanted = false;

  const load = async (): Promise<void> => {
    if (stopped || begun) return;
    begun = true;
    happen('start');
    const chosen = await chooseChat(dependencies).catch(() => null);
    if (stopped) return;
    if (!chosen) {
      fail();
      if (wanted) onScriptFailure();
      return;
    }
    const adapter = chatAdapter(window, chosen.name);
    stopFollowing = follow(dependencies, chosen, adapter, () => {
      chatOffer.set(null);
      if (wanted) adapter.open();
    });
    await loadScript(chosen.script, { kind: chats[chosen.name].kind }).catch(() => {
      stopFollowing();
      fail();
      onScriptFailure();
    });
  };
  const fail = (): void => {
    begun = false;
    happen('fail');
    settle();
  };
  const offer = (): void => {
    chatOffer.set(() => {
      wanted = true;
      void load();
    });
    settle();
    stops.push(whenGranted(consent, () => void load()));
  };
  const begin = (): void => {
    if (consent.consent() === 'granted' || session.get(humanChatKey) !== null) void load();
    else offer();
  };
  stops.push(clock.after(chatStartMs, begin));
  return () => {
    stopped = true;
    stopFollowing();
    chatOffer.set(null);
    setAtFoot(window.document, 'chat', false);
    for (const stop of stops.splice(0)) stop();
  };
}

/**
 * Follows a widget: what it reports, and where its frame stands.
 * @param onThere called when the widget is there
 */
function follow(
  { window, clock, session }: ChatDependencies,
  { name }: ChosenChat,
  adapter: ChatAdapter,
  onThere: () => void,
): Stop {
  let there = false;
  const measure = (): void => {
    const offsetPx = chatOffset(adapter.frame(), window.innerHeight);
    if (offsetPx !== chatState.get().offsetPx) chatState.set({ ...chatState.get(), offsetPx });
  };
  const arrive = (): void => {
    if (there) return;
    there = true;
    onThere();
    if (adapter.human && session.get(humanChatKey) === name) adapter.open();
  };
  const stopReports = adapter.onReport((report) => {
    if (adapter.human && report === 'open') session.set(humanChatKey, name);
    if (report === 'close') session.remove(humanChatKey);
    happen(report);
    setAtFoot(window.document, 'chat', chatState.get().phase === 'open');
    measure();
    arrive();
  });

  let looks = 0;
  const stopLooking = clock.every(chatCheckMs, () => {
    looks += 1;
    // A widget may have been ready before it was listened to: its frame tells.
    if (!there && adapter.frame()) {
      happen('ready');
      arrive();
    }
    measure();
    if (looks < chatCheckLimit) return;
    stopLooking();
    if (there) return;
    happen('fail');
    settle();
  });
  return () => {
    stopReports();
    stopLooking();
  };
}

function happen(step: ChatStep): void {
  const state = chatState.get();
  const phase = nextChatPhase(state.phase, step);
  if (phase === state.phase) return;
  chatState.set({ ...state, phase, settled: state.settled || phase === 'ready' || phase === 'open' });
}

/** It is known what stands in the chat's place. */
function settle(): void {
  const state = chatState.get();
  if (!state.settled) chatState.set({ ...state, settled: true });
}
