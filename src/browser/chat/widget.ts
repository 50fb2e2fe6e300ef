import { endpoints } from '../../site/hosting/endpoints';
import type { Answer } from '../api/answers';
import { setBottomBar } from '../platform/bottom-bar';
import type { Stop } from '../platform/clock';
import { chatCheckLimit, chatCheckMs, chatDefaultOffsetPx, chatMarginPx } from '../platform/constants';
import { type ChatAdapter, type ChatName, chatAdapter, chats, isChatName } from './adapter';
import { chatState } from './chat-state';
import { type ChatDependencies, humanChatKey } from './dependencies';
import { transition } from './phase';

export interface WidgetListeners {
  readonly onLoaded: () => void;
  /** It failed to load in time, but may still appear. */
  readonly onFail: () => void;
}

/**
 * The visitor's widget, not loaded yet (specification 3 and 7). Its script is always the one in the configuration,
 * which reads the desk from `data-kind` (adapter.ts).
 * @returns null if the configuration names no known chat or no script
 * @throws when the configuration cannot be loaded
 */
export async function chooseWidget(dependencies: ChatDependencies) {
  const { api, language, window, loadScript } = dependencies;
  const { chat: configured, chat_info: info } = await api.get(endpoints.chatConfiguration, {
    query: { lang: language, type: 'www' },
  });
  const script = info?.js;
  if (!isChatName(configured) || !script) return null;
  const name = configured === 'SS_HUMAN' ? await chooseDesk(dependencies) : configured;
  const adapter = chatAdapter(window, name);
  return {
    load: (): Promise<void> => loadScript(script, { kind: chats[name].kind }),
    /** Does nothing until the widget is loaded. */
    open: adapter.open,
    remove: (): void => adapter.frame()?.remove(),
    /** Reports the widget's events and measures its frame. */
    follow: (listeners: WidgetListeners): Stop => follow(dependencies, name, adapter, listeners),
  };
}

/** The visitor's IP address selects the desk of the human chat; if that request fails, the configured one stays. */
async function chooseDesk({ api, language, visitor }: ChatDependencies): Promise<ChatName> {
  const { ip = '' } = await visitor();
  const answer = await api
    .get(endpoints.chatChoice, { query: { ip, lang: language } })
    .catch((): Answer<typeof endpoints.chatChoice> => ({}));
  return answer.type === 'easemob' ? 'HUAN_XIN' : 'SS_HUMAN';
}

export type Widget = NonNullable<Awaited<ReturnType<typeof chooseWidget>>>;

function follow(
  { window, clock, session }: ChatDependencies,
  name: ChatName,
  adapter: ChatAdapter,
  listeners: WidgetListeners,
): Stop {
  let isLoaded = false;
  const measure = (): void => {
    const offsetPx = chatOffset(adapter.frame(), window.innerHeight);
    if (offsetPx !== chatState.get().offsetPx) chatState.set({ ...chatState.get(), offsetPx });
  };
  const onLoaded = (): void => {
    if (isLoaded) return;
    isLoaded = true;
    listeners.onLoaded();
    if (adapter.human && session.get(humanChatKey) === name) adapter.open();
  };
  const stopReports = adapter.onReport((report) => {
    if (report === 'fail') {
      if (!isLoaded) listeners.onFail();
      return;
    }
    if (adapter.human && report === 'open') session.set(humanChatKey, name);
    if (report === 'close') session.remove(humanChatKey);
    transition(report);
    setBottomBar(window.document, 'chat', chatState.get().phase === 'open');
    measure();
    onLoaded();
  });

  let looks = 0;
  const stopLooking = clock.every(chatCheckMs, () => {
    looks += 1;
    // The widget may have reported ready before anyone listened, but then its frame is there.
    if (!isLoaded && adapter.frame()) {
      transition('ready');
      onLoaded();
    }
    measure();
    if (looks < chatCheckLimit) return;
    stopLooking();
    if (!isLoaded) listeners.onFail();
  });
  return () => {
    stopReports();
    stopLooking();
  };
}

/** Space below the side column: from the frame's top to the bottom of the viewport, plus a margin. */
export function chatOffset(frame: Pick<Element, 'getBoundingClientRect'> | null, viewportHeight: number): number {
  const box = frame?.getBoundingClientRect();
  if (!box || box.height === 0) return chatDefaultOffsetPx;
  return Math.round(viewportHeight - box.top) + chatMarginPx;
}
