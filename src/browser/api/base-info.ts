/**
 * The site's base information, requested at page setup (specification 3 and 7).
 *
 * It contains the register and login addresses and the statistics snippet. If it cannot be loaded, the page keeps the values
 * it was served with.
 */

import { endpoints } from '../../site/hosting/endpoints';
import { type ConsentSource, whenGranted } from '../consent/consent';
import type { Clock, Stop } from '../platform/clock';
import { pageSetupDelayMs } from '../platform/constants';
import type { LogError } from '../platform/error-log';
import type { AccountLinks } from '../referral/account-links';
import type { Answer } from './answers';
import type { ApiClient } from './api-client';

type BaseInfo = Answer<typeof endpoints.baseInfo>;

/** What base information needs from its surroundings. */
export interface BaseInfoDependencies {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly consent: ConsentSource;
  readonly links: Pick<AccountLinks, 'setAddress'>;
  /** Loads a script of another party, from an allowed origin only; the data are attributes that it reads. */
  readonly loadScript: (address: string, data: Readonly<Record<string, string>>) => Promise<void>;
  readonly logError: LogError;
  /** The visitor's language, as a tag. */
  readonly language: string;
}

/** Requests the base information and applies it. */
export function start(dependencies: BaseInfoDependencies): Stop {
  const { api, clock, consent, links, language } = dependencies;
  const started = clock.now();
  const stops: Stop[] = [];
  let stopped = false;

  const useAnswer = (info: BaseInfo): void => {
    if (stopped) return;
    links.setAddress('register', info.register_url);
    links.setAddress('login', info.login_url);
    const snippet = info.statistical_body;
    if (!snippet) return;
    const wait = Math.max(0, started + pageSetupDelayMs - clock.now());
    const load = (): void => loadScripts(dependencies, snippet);
    stops.push(clock.after(wait, () => stops.push(whenGranted(consent, load))));
  };

  api
    .get(endpoints.baseInfo, { query: { lang: language, type: 'home' } })
    // "On failure an empty data object is used": the client has already reported the error to the logger.
    .catch((): BaseInfo => ({}))
    .then(useAnswer);
  return () => {
    stopped = true;
    for (const stop of stops.splice(0)) stop();
  };
}

/**
 * Loads the scripts that a snippet names by address. Nothing else of it gets into the page: other elements could cover it or lead
 * away from it.
 */
function loadScripts({ loadScript, logError }: BaseInfoDependencies, html: string): void {
  const { scripts } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  for (const script of scripts) {
    const address = script.getAttribute('src');
    // Another type is data, or a script that is not meant to run; a parser that runs no scripts reads a noscript's content.
    if (!address || !/^(?:text\/javascript)?$/.test(script.type) || script.closest('noscript')) continue;
    loadScript(address, { ...script.dataset } as Record<string, string>).catch((error: unknown) =>
      logError(error, 'api error'),
    );
  }
}
