/**
 * Which chat a visitor gets (specification 3 and 7).
 */
import type { ApiClient } from '../api-client';
import { endpoints } from '../endpoints';
import { visitorInfo } from '../visitor-info';
import { type ChatName, chats, isChatName } from './adapter';

/** The answer of the chat's configuration. */
interface ChatConfiguration {
  readonly chat: string;
  /** `js` is the address of the widget's script. */
  readonly chat_info: { readonly js?: string };
}

/** A chat and where its script lies. */
export interface ChosenChat {
  readonly name: ChatName;
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
  const { chat: configured, chat_info: info } = await api.get<ChatConfiguration>(endpoints.chatConfiguration, {
    query: { lang: language, type: 'www' },
  });
  if (!isChatName(configured)) return null;
  const name = configured === 'SS_HUMAN' ? await chooseDesk(api, language) : configured;
  const script = name === configured ? info?.js : undefined;
  return { name, script: script ?? `${endpoints.chatWidget}?kind=${chats[name].kind}` };
}

async function chooseDesk(api: ApiClient, language: string): Promise<ChatName> {
  const { ip = '' } = await visitorInfo(api);
  const answer = await api
    .get<{ readonly type: string }>(endpoints.chatChoice, { query: { ip, lang: language } })
    .catch((): { readonly type?: string } => ({}));
  return answer.type === 'easemob' ? 'HUAN_XIN' : 'SS_HUMAN';
}
