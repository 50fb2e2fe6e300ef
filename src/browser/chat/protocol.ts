/**
 * What the site and a chat widget's script agree on (specification 4: "its open, close and ready events").
 *
 * The script's element says in `data-kind` which desk is wanted. The script registers its widget on `window.siteChat` under that kind, puts one frame into the page, and then dispatches
 * the ready event. While the chat is closed the frame is its small launcher; while it is open, the whole chat. The
 * stand-in of workshop/local/reference-api speaks this protocol; a real desk's script is brought to it by a few lines of its own.
 */

import { chatFrameIds } from '../../site/own-ids';

/** The desks: a robot, people, and Easemob (specification 3: SS_ROBOT, SS_HUMAN, HUAN_XIN). */
export const chatKinds = ['robot', 'human', 'easemob'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** Dispatched on `window` as a {@link ChatEvent}: the widget can be used, has been opened, has been closed. */
export const chatEvents = { ready: 'site-chat:ready', open: 'site-chat:open', close: 'site-chat:close' } as const;

/** A widget's event; its detail says whose it is. */
export type ChatEvent = CustomEvent<{ readonly kind: ChatKind }>;

/** Id of the widget's frame. Its height and its distance from the window's bottom are its box on the screen. */
export const chatFrameId = (kind: ChatKind): string => chatFrameIds[kind];

/** A widget that has been loaded. */
export interface ChatWidget {
  readonly open: () => void;
  readonly close: () => void;
}

declare global {
  interface Window {
    /** The widgets that have been loaded, by kind. */
    siteChat?: Partial<Record<ChatKind, ChatWidget>>;
  }
}
