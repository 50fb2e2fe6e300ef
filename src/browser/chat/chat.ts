/**
 * The online chat (specification 4 and 9). It starts after 3 seconds, loads the visitor's widget, and keeps the state
 * for the side column.
 *
 * The widget is a third party's, so it loads by itself only with consent or during a conversation with a person.
 * Otherwise our own button takes its place, and nothing is requested until it is pressed.
 */

import { type Consent, whenGranted } from '../consent/consent';
import { setBottomBar } from '../platform/bottom-bar';
import type { Stop } from '../platform/clock';
import { chatStartMs } from '../platform/constants';
import { chatOffer } from './chat-state';
import { type ChatDependencies, humanChatKey } from './dependencies';
import { markSettled, transition } from './phase';
import type { Widget } from './widget';

export function start(dependencies: ChatDependencies): Stop {
  const { window, clock, consent, session, onScriptFailure } = dependencies;
  const stops: Stop[] = [];
  let stopped = false;
  let stopFollowing: Stop = () => {};
  /** The widget is loading or loaded. */
  let begun = false;
  /** The visitor asked for the chat: open it once it is loaded. */
  let wanted = false;
  let widget: Widget | null = null;
  /** Raised when an attempt begins or ends, so that an outdated one can tell that it is. */
  let attempts = 0;

  const load = async (): Promise<void> => {
    if (stopped || begun) return;
    begun = true;
    attempts += 1;
    const attempt = attempts;
    stopFollowing();
    transition('start');
    const chosen = await import('./widget')
      .then(({ chooseWidget }) => chooseWidget(dependencies))
      .catch(() => 'failed' as const);
    if (stopped || attempt !== attempts) return;
    if (chosen === 'failed' || !chosen) {
      fail();
      // The visitor may try again, unless no chat is configured.
      if (chosen) invite();
      if (wanted) onScriptFailure();
      return;
    }
    widget = chosen;
    stopFollowing = chosen.follow({
      onLoaded: () => {
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
    transition('fail');
    markSettled();
  };
  /** Withdrawing consent ends any chat, even one that the visitor asked for. They can ask for it again. */
  const obey = (answer: Consent): void => {
    if (answer === 'granted') return;
    session.remove(humanChatKey);
    if (!begun) return;
    begun = false;
    wanted = false;
    attempts += 1;
    stopFollowing();
    widget?.remove();
    transition('close');
    setBottomBar(window.document, 'chat', false);
    offer();
  };
  const invite = (): void =>
    chatOffer.set(() => {
      wanted = true;
      void load();
    });
  const offer = (): void => {
    invite();
    markSettled();
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
    setBottomBar(window.document, 'chat', false);
    for (const stop of stops.splice(0)) stop();
  };
}
