/**
 * The contract with a chat widget's script (specification 4: "its open, close and ready events"), which the reference
 * API speaks. The script element's `data-kind` names the desk. The script registers its widget on `window.siteChat`
 * under that kind, adds one frame to the page, and dispatches the ready event. The frame is a launcher while the chat
 * is closed.
 */

/** Robot, people, and Easemob (specification 3: SS_ROBOT, SS_HUMAN, HUAN_XIN). */
export const chatKinds = ['robot', 'human', 'easemob'] as const;
export type ChatKind = (typeof chatKinds)[number];
/** Dispatched on `window` with the kind as detail, by the phase that they report. */
export const chatEvents = { ready: 'site-chat:ready', open: 'site-chat:open', closed: 'site-chat:close' } as const;

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
