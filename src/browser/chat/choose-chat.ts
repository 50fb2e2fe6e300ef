/**
 * Which chat a visitor gets (specification 3 and 7).
 */
import type { ApiClient } from '../api-client';
import { endpoints } from '../endpoints';
import { visitorInfo } from '../visitor-info';
import { type ChatKind, chatKinds, chatProtocols } from './protocol';

/** The answer of the chat's configuration. */
interface ChatConfiguration {
  readonly chat: string;
  /** `js` is the address of the widget's script. */
  readonly chat_info: { readonly js?: string };
}

/** A chat and where its script lies. */
export interface ChosenChat {
  readonly kind: ChatKind;
  readonly script: string;
}

/**
 * Asks for the configuration. Where it names the human chat, the visitor's address decides between the two desks at
 * which people answer; when that cannot be asked, the configured one stays.
 * @param language the visitor's language, as a tag
 * @returns null when the configuration names no chat that the site knows
 * @throws when the configuration cannot be had
 */
export async function chooseChat(api: ApiClient, language: string): Promise<ChosenChat | null> {
  const { chat, chat_info: info } = await api.get<ChatConfiguration>(endpoints.chatConfiguration, {
    query: { lang: language, type: 'www' },
  });
  const configured = chatKinds.find((kind) => kind === chat);
  if (!configured) return null;
  const kind = configured === 'SS_HUMAN' ? await chooseDesk(api, language) : configured;
  const script = kind === configured ? info?.js : undefined;
  return { kind, script: script ?? `${endpoints.chatWidget}?kind=${chatProtocols[kind].scriptKind}` };
}

async function chooseDesk(api: ApiClient, language: string): Promise<ChatKind> {
  const { ip = '' } = await visitorInfo(api);
  const answer = await api
    .get<{ readonly type: string }>(endpoints.chatChoice, { query: { ip, lang: language } })
    .catch((): { readonly type?: string } => ({}));
  return answer.type === 'easemob' ? 'HUAN_XIN' : 'SS_HUMAN';
}
