/**
 * The contract with a chat widget's script (specification 4: "its open, close and ready events").
 *
 * The script element's `data-kind` names the desk. The script registers its widget on `window.siteChat` under that
 * kind, adds one frame to the page, and dispatches the ready event. The frame is a small launcher while the chat is
 * closed, and the whole chat while it is open. workshop/local/reference-api speaks this protocol; a real widget needs a
 * small adapter.
 */

import { chatFrameIds } from '../../site/own-ids';
import type { Stop } from '../platform/clock';

/** Robot, people, and Easemob (specification 3: SS_ROBOT, SS_HUMAN, HUAN_XIN). */
export const chatKinds = ['robot', 'human', 'easemob'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** Dispatched on `window` as a {@link ChatEvent}. */
export const chatEvents = { ready: 'site-chat:ready', open: 'site-chat:open', close: 'site-chat:close' } as const;

export type ChatEvent = CustomEvent<{ readonly kind: ChatKind }>;

/** The id of the widget's frame. */
export const chatFrameId = (kind: ChatKind): string => chatFrameIds[kind];

declare global {
  interface Window {
    siteChat?: Partial<Record<ChatKind, { readonly open: () => void; readonly close: () => void }>>;
  }
}

/** The configuration's names (specification 3: SS_ROBOT, SS_HUMAN, HUAN_XIN). `human` means that people answer. */
export const chats = {
  SS_ROBOT: { kind: 'robot', human: false },
  SS_HUMAN: { kind: 'human', human: true },
  HUAN_XIN: { kind: 'easemob', human: true },
} as const satisfies Record<string, { readonly kind: ChatKind; readonly human: boolean }>;
export type ChatName = keyof typeof chats;

export const isChatName = (word: unknown): word is ChatName => typeof word === 'string' && Object.hasOwn(chats, word);

export type ChatReport = keyof typeof chatEvents;

export function chatAdapter(window: Window, name: ChatName) {
  const { kind, human } = chats[name];
  return {
    human,
    /** Null while there is none. */
    frame: (): HTMLElement | null => window.document.querySelector<HTMLElement>(`iframe#${chatFrameId(kind)}`),
    /** Does nothing if the widget has not been loaded. */
    open: (): void => window.siteChat?.[kind]?.open(),
    /** `fail` is reported for an event without a known kind. */
    onReport: (listener: (report: ChatReport | 'fail') => void): Stop => {
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

export type ChatAdapter = ReturnType<typeof chatAdapter>;
