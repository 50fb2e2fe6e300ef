import { endpoints } from '../../site/hosting/endpoints';
import { chatFrameIds } from '../../site/own-ids';
import type { Answer } from '../api/answers';
import type { ApiClient } from '../api/api-client';
import type { VisitorInfo } from '../api/visitor-info';
import type { ConsentSource } from '../consent/consent';
import { setBottomBar } from '../platform/bottom-bar';
import type { Clock, Stop } from '../platform/clock';
import { chatCheckLimit, chatCheckMs, chatDefaultOffsetPx, chatMarginPx } from '../platform/constants';
import type { SafeStorage } from '../platform/safe-storage';
import { type ChatName, chatEvents, chatKinds, chats, isChatName } from './adapter';
import { humanChatKey, setPhase } from './chat-phase';
import { type ChatPhase, chatState } from './chat-state';

export interface ChatDependencies {
  readonly window: Window;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly consent: ConsentSource;
  readonly visitor: () => Promise<VisitorInfo>;
  readonly session: SafeStorage;
  /** Language tag. */
  readonly language: string;
  readonly loadScript: (address: string, data: { readonly kind: string }) => Promise<void>;
  readonly onScriptFailure: () => void;
}

/**
 * The visitor's widget, not loaded yet (specification 3 and 7). Its script is the one in the configuration.
 * @returns null if the configuration names no known chat or no script
 * @throws when the configuration cannot be loaded
 */
export async function chooseWidget(dependencies: ChatDependencies) {
  const { api, language, window, clock, session, loadScript } = dependencies;
  const { chat: configured, chat_info: info } = await api.get(endpoints.chatConfiguration, {
    query: { lang: language, type: 'www' },
  });
  const script = info?.js;
  if (!isChatName(configured) || !script) return null;
  const name = configured === 'SS_HUMAN' ? await chooseDesk(dependencies) : configured;
  const { kind, human } = chats[name];
  const frame = () => window.document.querySelector(`iframe#${chatFrameIds[kind]}`);
  /** Does nothing until the widget is loaded. */
  const open = (): void => window.siteChat?.[kind]?.open();
  const measure = (): void => {
    const offsetPx = chatOffset(frame(), window.innerHeight);
    if (offsetPx !== chatState.get().offsetPx) chatState.set({ ...chatState.get(), offsetPx });
  };
  return {
    load: (): Promise<void> => loadScript(script, { kind }),
    open,
    remove: (): void => frame()?.remove(),
    /**
     * Follows the widget's events and measures its frame.
     * @param onFail the widget failed to load in time, but may still appear
     */
    follow: (onLoaded: () => void, onFail: () => void): Stop => {
      let isLoaded = false;
      let looks = 0;
      const loaded = (): void => {
        if (isLoaded) return;
        isLoaded = true;
        onLoaded();
        if (human && session.get(humanChatKey) === name) open();
      };
      const onEvent = (phase: ChatPhase, { detail }: CustomEvent<{ readonly kind?: unknown } | null>): void => {
        if (!chatKinds.some((known) => known === detail?.kind) && !isLoaded) onFail();
        if (detail?.kind !== kind) return;
        if (human && phase === 'open') session.set(humanChatKey, name);
        if (phase === 'closed') session.remove(humanChatKey);
        // A widget may report ready while it is open.
        if (phase !== 'ready' || chatState.get().phase !== 'open') setPhase(phase);
        setBottomBar(window.document, 'chat', chatState.get().phase === 'open');
        measure();
        loaded();
      };
      const stopping = new AbortController();
      for (const [phase, type] of Object.entries(chatEvents)) {
        const listener = (event: Event): void => onEvent(phase as ChatPhase, event as CustomEvent);
        window.addEventListener(type, listener, { signal: stopping.signal });
      }
      const stopLooking = clock.every(chatCheckMs, () => {
        looks += 1;
        // The widget may have reported ready before anyone listened, but then its frame is there.
        if (!isLoaded && frame()) {
          setPhase('ready');
          loaded();
        }
        measure();
        if (looks < chatCheckLimit) return;
        stopLooking();
        if (!isLoaded) onFail();
      });
      return () => {
        stopping.abort();
        stopLooking();
      };
    },
  };
}

export type Widget = NonNullable<Awaited<ReturnType<typeof chooseWidget>>>;

/** The visitor's IP address selects the desk of the human chat; if that request fails, the configured one stays. */
async function chooseDesk({ api, language, visitor }: ChatDependencies): Promise<ChatName> {
  const { ip = '' } = await visitor();
  const answer = await api
    .get(endpoints.chatChoice, { query: { ip, lang: language } })
    .catch((): Answer<typeof endpoints.chatChoice> => ({}));
  return answer.type === 'easemob' ? 'HUAN_XIN' : 'SS_HUMAN';
}

/** Space below the side column: from the frame's top to the bottom of the viewport, plus a margin. */
function chatOffset(frame: Pick<Element, 'getBoundingClientRect'> | null, viewportHeight: number): number {
  const box = frame?.getBoundingClientRect();
  if (!box || box.height === 0) return chatDefaultOffsetPx;
  return Math.round(viewportHeight - box.top) + chatMarginPx;
}
