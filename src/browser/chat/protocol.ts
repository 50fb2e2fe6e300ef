/**
 * The contract with a chat widget's script (specification 4: "its open, close and ready events").
 *
 * The script element's `data-kind` names the desk. The script registers its widget on `window.siteChat` under that
 * kind, adds one frame to the page, and dispatches the ready event. The frame is a small launcher while the chat is
 * closed, and the whole chat while it is open. workshop/local/reference-api speaks this protocol; a real widget needs a
 * small adapter.
 */

import { chatFrameIds } from '../../site/own-ids';

/** Robot, people, and Easemob (specification 3: SS_ROBOT, SS_HUMAN, HUAN_XIN). */
export const chatKinds = ['robot', 'human', 'easemob'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** Dispatched on `window` as a {@link ChatEvent}. */
export const chatEvents = { ready: 'site-chat:ready', open: 'site-chat:open', close: 'site-chat:close' } as const;

export type ChatEvent = CustomEvent<{ readonly kind: ChatKind }>;

/** The id of the widget's frame. */
export const chatFrameId = (kind: ChatKind): string => chatFrameIds[kind];

export interface ChatWidget {
  readonly open: () => void;
  readonly close: () => void;
}

declare global {
  interface Window {
    siteChat?: Partial<Record<ChatKind, ChatWidget>>;
  }
}
