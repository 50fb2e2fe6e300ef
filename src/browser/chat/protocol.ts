/**
 * How the site and a chat widget talk (specification 3 and 4).
 *
 * A widget's script puts an object on `window`, adds a frame to the page, and dispatches an event on `window` when it is
 * ready, opened or closed. Two makers serve three kinds of chat; the stand-in of the reference API plays both.
 */

/** The kinds of chat that the configuration may name. */
export const chatKinds = ['SS_ROBOT', 'SS_HUMAN', 'HUAN_XIN'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** What a widget reports, by the end of its events' names. */
export const chatReports = ['ready', 'open', 'close'] as const;
export type ChatReport = (typeof chatReports)[number];

/** The object that a widget puts on `window`. */
export interface ChatWidget {
  readonly open: () => void;
  readonly close: () => void;
}

/** What tells one widget from another. */
export interface ChatProtocol {
  /** Name of the widget's object on `window`. */
  readonly global: string;
  /** Id of the frame in which the widget shows. */
  readonly frameId: string;
  /** Events are called `<prefix>:ready`, `<prefix>:open` and `<prefix>:close`. */
  readonly eventPrefix: string;
  /** Whether a person answers. */
  readonly human: boolean;
  /** Name of the kind in the address of the widget's script (query `kind`). */
  readonly scriptKind: 'robot' | 'human' | 'easemob';
}

const ss = { global: 'ssChat', frameId: 'ss-chat-frame', eventPrefix: 'ss-chat' } as const;
const easemob = { global: 'easemobChat', frameId: 'easemob-chat-frame', eventPrefix: 'easemob-chat' } as const;

/** The protocol of each kind. */
export const chatProtocols: Readonly<Record<ChatKind, ChatProtocol>> = {
  SS_ROBOT: { ...ss, human: false, scriptKind: 'robot' },
  SS_HUMAN: { ...ss, human: true, scriptKind: 'human' },
  HUAN_XIN: { ...easemob, human: true, scriptKind: 'easemob' },
};
