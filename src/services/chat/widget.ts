/**
 * The chat's widget: which one the visitor gets, what it reports, and where its frame stands (specification 4).
 */
import type { Stop } from '../browser/clock';
import { chatCheckLimit, chatCheckMs, chatDefaultOffsetPx, chatMarginPx } from '../constants';
import { setAtFoot } from '../pieces/foot';
import { type ChatAdapter, chatAdapter, chats } from './adapter';
import { type ChatDependencies, humanChatKey } from './chat';
import { chatState } from './chat-state';
import { type ChosenChat, chooseChat } from './choose-chat';
import { happen, settle } from './phase';

/** A widget that the visitor gets, not loaded yet. */
export interface Widget {
  /** Loads its script. */
  readonly load: () => Promise<void>;
  /** Opens the chat, when the widget is there. */
  readonly open: () => void;
  /**
   * Follows what it does.
   * @param onThere called when it is there
   */
  readonly follow: (onThere: () => void) => Stop;
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
    follow: (onThere) => follow(dependencies, chosen, adapter, onThere),
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
