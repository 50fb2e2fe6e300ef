/**
 * The online chat (specification 4 and 9): starts after 3 seconds, loads the widget that the visitor gets, and keeps the
 * state that the side column follows.
 *
 * The widget is another party's, so it comes by itself only where visits may be counted, or where the visitor is talking
 * to a person already. Elsewhere our own button stands in its place, and nothing is asked or loaded before it is pressed.
 */

import { type Consent, whenGranted } from '../consent/consent';
import { setAtFoot } from '../platform/bottom-bar';
import type { Stop } from '../platform/clock';
import { chatStartMs } from '../platform/constants';
import { chatOffer } from './chat-state';
import { type ChatDependencies, humanChatKey } from './dependencies';
import { happen, settle } from './phase';
import type { Widget } from './widget';

/** Starts the chat. */
export function start(dependencies: ChatDependencies): Stop {
  const { window, clock, consent, session, onScriptFailure } = dependencies;
  const stops: Stop[] = [];
  let stopped = false;
  let stopFollowing: Stop = () => {};
  /** The widget is under way or there. */
  let begun = false;
  /** The visitor has asked for the chat: it opens as soon as it is there. */
  let wanted = false;
  let widget: Widget | null = null;
  /** Number of attempts that have begun or ended: an earlier one that still waits for something does not go on. */
  let attempts = 0;

  const load = async (): Promise<void> => {
    if (stopped || begun) return;
    begun = true;
    attempts += 1;
    const attempt = attempts;
    stopFollowing();
    happen('start');
    const chosen = await import('./widget')
      .then(({ chooseWidget }) => chooseWidget(dependencies))
      .catch(() => 'failed' as const);
    if (stopped || attempt !== attempts) return;
    if (chosen === 'failed' || !chosen) {
      fail();
      // The visitor may try again, unless there is no chat.
      if (chosen) invite();
      if (wanted) onScriptFailure();
      return;
    }
    widget = chosen;
    stopFollowing = chosen.follow({
      onThere: () => {
        begun = true;
        chatOffer.set(null);
        if (wanted) chosen.open();
      },
      onFail: () => {
        fail();
        invite();
        if (wanted) onScriptFailure();
      },
    });
    await chosen.load().catch(() => {
      if (attempt !== attempts) return;
      stopFollowing();
      fail();
      invite();
      onScriptFailure();
    });
  };
  const fail = (): void => {
    begun = false;
    happen('fail');
    settle();
  };
  /** The chat ends with the consent, also one that the visitor has asked for; then it is theirs to ask again. */
  const obey = (answer: Consent): void => {
    if (answer === 'granted') return;
    session.remove(humanChatKey);
    if (!begun) return;
    begun = false;
    wanted = false;
    attempts += 1;
    stopFollowing();
    widget?.remove();
    happen('close');
    setAtFoot(window.document, 'chat', false);
    offer();
  };
  /** Lets the visitor ask for the chat. */
  const invite = (): void =>
    chatOffer.set(() => {
      wanted = true;
      void load();
    });
  const offer = (): void => {
    invite();
    settle();
    stops.push(whenGranted(consent, () => void load()));
  };
  const begin = (): void => {
    if (consent.consent() === 'granted' || session.get(humanChatKey) !== null) void load();
    else offer();
  };
  stops.push(clock.after(chatStartMs, begin), consent.onConsent(obey));
  return () => {
    stopped = true;
    stopFollowing();
    chatOffer.set(null);
    setAtFoot(window.document, 'chat', false);
    for (const stop of stops.splice(0)) stop();
  };
}
