/**
 * The online chat (specification 4 and 9). A third party's widget loads by itself only with consent or during a
 * conversation with a person. Otherwise our own button takes its place, and nothing is requested until it is pressed.
 */
import { type Consent, whenGranted } from '../consent/consent';
import { setBottomBar } from '../platform/bottom-bar';
import type { Stop } from '../platform/clock';
import { chatStartMs } from '../platform/constants';
import { humanChatKey, setPhase } from './chat-phase';
import { chatOffer, chatState } from './chat-state';
import type { ChatDependencies, Widget } from './widget';

export function start(dependencies: ChatDependencies): void {
  const { window, clock, consent, session, onScriptFailure } = dependencies;
  let stopFollowing: Stop = () => {};
  /** The widget is loading or loaded. */
  let begun = false;
  /** The visitor asked for the chat: open it once it is loaded. */
  let wanted = false;
  let widget: Widget | null = null;
  /** Raised when an attempt begins or ends, so that an outdated one can tell that it is. */
  let attempts = 0;

  const load = async (): Promise<void> => {
    if (begun) return;
    begun = true;
    attempts += 1;
    const attempt = attempts;
    stopFollowing();
    setPhase('loading');
    const chosen = await import('./widget')
      .then(({ chooseWidget }) => chooseWidget(dependencies))
      .catch(() => 'failed' as const);
    if (attempt !== attempts) return;
    if (chosen === 'failed' || !chosen) {
      // The visitor may try again, unless no chat is configured.
      fail(wanted, chosen !== null);
      return;
    }
    widget = chosen;
    stopFollowing = chosen.follow(
      () => {
        begun = true;
        chatOffer.set(null);
        if (wanted) chosen.open();
      },
      () => fail(wanted),
    );
    await chosen.load().catch(() => {
      if (attempt !== attempts) return;
      stopFollowing();
      fail(true);
    });
  };
  const fail = (isTold: boolean, mayRetry = true): void => {
    begun = false;
    setPhase('failed');
    if (mayRetry) invite();
    if (isTold) onScriptFailure();
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
    setPhase('closed');
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
    chatState.set({ ...chatState.get(), settled: true });
    whenGranted(consent, () => void load());
  };
  const begin = (): void => {
    if (consent.consent() === 'granted' || session.get(humanChatKey) !== null) void load();
    else offer();
  };
  clock.after(chatStartMs, begin);
  consent.onConsent(obey);
}
