import type { Stop } from '../platform/clock';
import { type ChatEvent, type ChatKind, chatEvents, chatFrameId, chatKinds } from './protocol';

/** The configuration's names (specification 3: SS_ROBOT, SS_HUMAN, HUAN_XIN). `human` means that people answer. */
export const chats = {
  SS_ROBOT: { kind: 'robot', human: false },
  SS_HUMAN: { kind: 'human', human: true },
  HUAN_XIN: { kind: 'easemob', human: true },
} as const satisfies Record<string, { readonly kind: ChatKind; readonly human: boolean }>;
export type ChatName = keyof typeof chats;

export const isChatName = (word: unknown): word is ChatName => typeof word === 'string' && Object.hasOwn(chats, word);

export type ChatReport = keyof typeof chatEvents;

export interface ChatAdapter {
  readonly human: boolean;
  /** Null while there is none. */
  readonly frame: () => HTMLElement | null;
  /** Does nothing if the widget has not been loaded. */
  readonly open: () => void;
  /** `fail` is reported for an event without a known kind. */
  readonly onReport: (listener: (report: ChatReport | 'fail') => void) => Stop;
}

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
