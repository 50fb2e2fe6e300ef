/**
 * One interface to the chats that the configuration may name (specification 3: SS_ROBOT, SS_HUMAN, HUAN_XIN).
 */
import type { Stop } from '../platform/clock';
import { type ChatEvent, type ChatKind, chatEvents, chatFrameId, chatKinds } from './protocol';

/** The chats, by the configuration's names: the desk that answers, and whether a person sits there. */
export const chats = {
  SS_ROBOT: { kind: 'robot', human: false },
  SS_HUMAN: { kind: 'human', human: true },
  HUAN_XIN: { kind: 'easemob', human: true },
} as const satisfies Record<string, { readonly kind: ChatKind; readonly human: boolean }>;
export type ChatName = keyof typeof chats;

/** Whether the configuration's word names a chat that the site knows. */
export const isChatName = (word: unknown): word is ChatName => typeof word === 'string' && Object.hasOwn(chats, word);

/** What a widget reports. */
export type ChatReport = keyof typeof chatEvents;

/** A chat in the page. */
export interface ChatAdapter {
  /** Whether a person answers. */
  readonly human: boolean;
  /** The frame in which the chat shows; null while there is none. */
  readonly frame: () => HTMLElement | null;
  /** Opens the chat, if its widget is there. */
  readonly open: () => void;
  /** Tells what the widget reports; `fail` for an event that does not say whose it is. */
  readonly onReport: (listener: (report: ChatReport | 'fail') => void) => Stop;
}

/** The adapter of a chat. */
export function chatAdapter(window: Window, name: ChatName): ChatAdapter {
  const { kind, human } = chats[name];
  return {
    human,
    frame: () => window.document.querySelector<HTMLElement>(`iframe#${chatFrameId(kind)}`),
    open: () => window.siteChat?.[kind]?.open(),
    onReport: (listener) => {
      const stops = Object.entries(chatEvents).map(([report, type]) => {
        const listen = (event: Event): void => {
          const reporter = (event as Partial<ChatEvent>).detail?.kind;
          if (reporter === kind) listener(report as ChatReport);
          else if (!chatKinds.some((known) => known === reporter)) listener('fail');
        };
        window.addEventListener(type, listen);
        return () => window.removeEventListener(type, listen);
      });
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
