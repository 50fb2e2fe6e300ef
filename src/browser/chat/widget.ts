/**
 * The chat's widget: which one the visitor gets, what it reports, and where its frame stands (specification 4).
 */

import { setAtFoot } from '../platform/bottom-bar';
import type { Stop } from '../platform/clock';
import { chatCheckLimit, chatCheckMs, chatDefaultOffsetPx, chatMarginPx } from '../platform/constants';
import { type ChatAdapter, chatAdapter, chats } from './adapter';
import { chatState } from './chat-state';
import { type ChosenChat, chooseChat } from './choose-chat';
import { type ChatDependencies, humanChatKey } from './dependencies';
import { happen } from './phase';

/** A widget that the visitor gets, not loaded yet. */
export interface Widget {
  /** Loads its script. */
  readonly load: () => Promise<void>;
  /** Opens the chat, when the widget is there. */
  readonly open: () => void;
  /** Takes its frame out of the page. */
  readonly remove: () => void;
  /** Follows what it does. */
  readonly follow: (listeners: WidgetListeners) => Stop;
}

/** Whom a widget that is followed tells. */
export interface WidgetListeners {
  readonly onThere: () => void;
  /** It has failed before it was there. It may come after all. */
  readonly onFail: () => void;
}

/**
 * Chooses the widget.
 * @returns null when the configuration names none
 * @throws when the configuration cannot be had
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

/** Follows a widget: what it reports, and where its frame stands. */
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
    if (!there) onFail();
  });
  return () => {
    stopReports();
    stopLooking();
  };
}

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
