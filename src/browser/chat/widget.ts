import { setBottomBar } from '../platform/bottom-bar';
import type { Stop } from '../platform/clock';
import { chatCheckLimit, chatCheckMs, chatDefaultOffsetPx, chatMarginPx } from '../platform/constants';
import { type ChatAdapter, chatAdapter, chats } from './adapter';
import { chatState } from './chat-state';
import { type ChosenChat, chooseChat } from './choose-chat';
import { type ChatDependencies, humanChatKey } from './dependencies';
import { transition } from './phase';

/** The visitor's widget, not loaded yet. */
export interface Widget {
  readonly load: () => Promise<void>;
  /** Does nothing until the widget is loaded. */
  readonly open: () => void;
  readonly remove: () => void;
  /** Reports the widget's events and measures its frame. */
  readonly follow: (listeners: WidgetListeners) => Stop;
}

export interface WidgetListeners {
  readonly onThere: () => void;
  /** It failed to load in time, but may still appear. */
  readonly onFail: () => void;
}

/**
 * @returns null if the configuration names no chat
 * @throws when the configuration cannot be loaded
 */
export async function chooseWidget(dependencies: ChatDependencies): Promise<Widget | null> {
  const chosen = await chooseChat(dependencies);
  if (!chosen) return null;
  const adapter = chatAdapter(dependencies.window, chosen.name);
  return {
    load: () => dependencies.loadScript(chosen.script, { kind: chats[chosen.name].kind }),
    open: adapter.open,
    remove: () => adapter.frame()?.remove(),
    follow: (listeners) => follow(dependencies, chosen, adapter, listeners),
  };
}

function follow(
  { window, clock, session }: ChatDependencies,
  { name }: ChosenChat,
  adapter: ChatAdapter,
  { onThere, onFail }: WidgetListeners,
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
    if (report === 'fail') {
      if (!there) onFail();
      return;
    }
    if (adapter.human && report === 'open') session.set(humanChatKey, name);
    if (report === 'close') session.remove(humanChatKey);
    transition(report);
    setBottomBar(window.document, 'chat', chatState.get().phase === 'open');
    measure();
    arrive();
  });

  let looks = 0;
  const stopLooking = clock.every(chatCheckMs, () => {
    looks += 1;
    // The widget may have reported ready before anyone listened, but then its frame is there.
    if (!there && adapter.frame()) {
      transition('ready');
      arrive();
    }
    measure();
    if (looks < chatCheckLimit) return;
    stopLooking();
    if (!there) onFail();
  });
  return () => {
    stopReports();
    stopLooking();
  };
}

/** Space below the side column: from the frame's top to the bottom of the viewport, plus a margin. */
export function chatOffset(frame: Pick<Element, 'getBoundingClientRect'> | null, viewportHeight: number): number {
  const place = frame?.getBoundingClientRect();
  if (!place || place.height === 0) return chatDefaultOffsetPx;
  return Math.round(viewportHeight - place.top) + chatMarginPx;
}
