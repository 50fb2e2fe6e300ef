/**
 * Which chat a visitor gets (specification 3 and 7).
 */

import { endpoints } from '../../site/hosting/endpoints';
import type { Answer } from '../api/answers';
import type { ApiClient } from '../api/api-client';
import type { VisitorInfo } from '../api/visitor-info';
import { type ChatName, isChatName } from './adapter';

/** A chat and where its script lies: always where the configuration says. */
export interface ChosenChat {
  readonly name: ChatName;
  readonly script: string;
}

/** What the choice needs: the API, the visitor's language as a tag, and what the API says of the visitor's address. */
export interface ChatChoice {
  readonly api: ApiClient;
  readonly language: string;
  readonly visitor: () => Promise<VisitorInfo>;
}

/**
 * Asks for the configuration. Where it names the human chat, the visitor's address decides between the two desks at
 * which people answer; when that cannot be asked, the configured one stays. The script is the configuration's for both:
 * it is told the desk (`data-kind`, see protocol.ts).
 * @returns null when the configuration names no chat that the site knows, or no script
 * @throws when the configuration cannot be had
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
