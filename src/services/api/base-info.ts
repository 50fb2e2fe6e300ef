/**
 * The site's base information, requested at page setup (specification 3 and 7).
 *
 * It contains the register and login addresses and the statistics snippet. If it cannot be loaded, the page keeps the values
 * it was served with.
 */

import type { Clock, Stop } from '../browser/clock';
import type { Consent, ConsentSource } from '../consent/consent';
import { pageSetupDelayMs } from '../constants';
import type { AccountLinks } from '../referral/account-links';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import type { LogError } from './error-log';

/** The part of the response that the site uses. */
interface BaseInfo {
  readonly register_url: string;
  readonly login_url: string;
  /** HTML of the statistics scripts. */
  readonly statistical_body: string;
}

/** What base information needs from its surroundings. */
export interface BaseInfoDependencies {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly document: Document;
  readonly consent: ConsentSource;
  readonly links: Pick<AccountLinks, 'setAddress'>;
  readonly logError: LogError;
  /** The visitor's language, as a tag. */
  readonly language: string;
}

/** Requests the base information and applies it. */
export function start(dependencies: BaseInfoDependencies): Stop {
  const { api, clock, links, language } = dependencies;
  const started = clock.now();
  const stops: Stop[] = [];
  let stopped = false;

  const useAnswer = (info: Partial<BaseInfo>): void => {
    if (stopped) return;
    links.setAddress('register', info.register_url);
    links.setAddress('login', info.login_url);
    const snippet = info.statistical_body;
    if (!snippet) return;
    const wait = Math.max(0, started + pageSetupDelayMs - clock.now());
    stops.push(clock.after(wait, () => stops.push(followConsent(dependencies, snippet))));
  };

  api
    .get<BaseInfo>(endpoints.baseInfo, { query: { lang: language, type: 'home' } })
    // "On failure an empty data object is used": the client has already reported the error to the logger.
    .catch((): Partial<BaseInfo> => ({}))
    .then(useAnswer);
  return () => {
    stopped = true;
    for (const stop of stops.splice(0)) stop();
  };
}

/** Statistics scripts come from another party: they are added only with consent, and removed when it is withdrawn. */
function followConsent(dependencies: BaseInfoDependencies, snippet: string): Stop {
  const { consent } = dependencies;
  let elements: readonly ChildNode[] = [];
  const remove = (): void => {
    for (const element of elements) element.remove();
    elements = [];
  };
  const obey = (answer: Consent): void => {
    if (answer !== 'granted') remove();
    else if (elements.length === 0) elements = injectSnippet(dependencies, snippet);
  };
  obey(consent.consent());
  return consent.onConsent(obey);
}

/** Adds a snippet's elements to the end of the body, as a fragment of the document, so that its scripts run. */
function injectSnippet({ document, logError }: BaseInfoDependencies, html: string): readonly ChildNode[] {
  try {
    const fragment = document.createRange().createContextualFragment(html);
    const elements = [...fragment.childNodes];
    document.body.append(fragment);
    return elements;
  } catch (error) {
    logError(error, 'api error');
    return [];
  }
}
