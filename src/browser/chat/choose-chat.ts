import { endpoints } from '../../site/hosting/endpoints';
import type { Answer } from '../api/answers';
import type { ApiClient } from '../api/api-client';
import type { VisitorInfo } from '../api/visitor-info';
import { type ChatName, isChatName } from './adapter';

/** The script is always the one in the configuration. */
export interface ChosenChat {
  readonly name: ChatName;
  readonly script: string;
}

export interface ChatChoice {
  readonly api: ApiClient;
  readonly language: string;
  readonly visitor: () => Promise<VisitorInfo>;
}

/**
 * Requests the configuration (specification 3 and 7). For the human chat, the visitor's IP address selects the support
 * desk; if that request fails, the configured one stays. Both use the same script, which reads the desk from
 * `data-kind` (protocol.ts).
 * @returns null if the configuration names no known chat or no script
 * @throws when the configuration cannot be loaded
 */
export async function chooseChat(choice: ChatChoice): Promise<ChosenChat | null> {
  const { api, language } = choice;
  const { chat: configured, chat_info: info } = await api.get(endpoints.chatConfiguration, {
    query: { lang: language, type: 'www' },
  });
  const script = info?.js;
  if (!isChatName(configured) || !script) return null;
  return { name: configured === 'SS_HUMAN' ? await chooseDesk(choice) : configured, script };
}

async function chooseDesk({ api, language, visitor }: ChatChoice): Promise<ChatName> {
  const { ip = '' } = await visitor();
  const answer = await api
    .get(endpoints.chatChoice, { query: { ip, lang: language } })
    .catch((): Answer<typeof endpoints.chatChoice> => ({}));
  return answer.type === 'easemob' ? 'HUAN_XIN' : 'SS_HUMAN';
}
