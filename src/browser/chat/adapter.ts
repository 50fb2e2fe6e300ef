/**
 * One interface to the widgets of all kinds.
 */
import type { Stop } from '../clock';
import { type ChatKind, type ChatReport, type ChatWidget, chatProtocols, chatReports } from './protocol';

/** A chat widget in the page. */
export interface ChatAdapter {
  /** Whether a person answers. */
  readonly human: boolean;
  /** The frame in which the widget shows; null while there is none. */
  readonly frame: () => HTMLElement | null;
  /** Opens the chat, if the widget is there. */
  readonly open: () => void;
  /** Tells what the widget reports. */
  readonly onReport: (listener: (report: ChatReport) => void) => Stop;
}

/** The adapter of a kind of chat. */
export function chatAdapter(window: Window, kind: ChatKind): ChatAdapter {
  const { global, frameId, eventPrefix, human } = chatProtocols[kind];
  const widget = (): ChatWidget | undefined => (window as unknown as Record<string, ChatWidget | undefined>)[global];
  return {
    human,
    frame: () => window.document.getElementById(frameId),
    open: () => widget()?.open(),
    onReport: (listener) => {
      const listeners = chatReports.map((report) => [`${eventPrefix}:${report}`, () => listener(report)] as const);
      for (const [type, listen] of listeners) window.addEventListener(type, listen);
      return () => {
        for (const [type, listen] of listeners) window.removeEventListener(type, listen);
      };
    },
  };
}
