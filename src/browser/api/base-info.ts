/** The register and login addresses and the statistics snippet (specification 3 and 7). On failure, the HTML's stay. */
import { endpoints } from '../../site/hosting/endpoints';
import { type ConsentSource, whenGranted } from '../consent/consent';
import type { Clock } from '../platform/clock';
import { pageSetupDelayMs } from '../platform/constants';
import type { LogError } from '../platform/error-log';
import type { AccountLinks } from '../referral/account-links';
import type { Answer } from './answers';
import type { ApiClient } from './api-client';

type BaseInfo = Answer<typeof endpoints.baseInfo>;

export interface BaseInfoDependencies {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly consent: ConsentSource;
  readonly links: Pick<AccountLinks, 'setAddress'>;
  readonly loadScript: (address: string, data: Readonly<Record<string, string>>) => Promise<void>;
  readonly logError: LogError;
  readonly language: string;
}

export function start(dependencies: BaseInfoDependencies): void {
  const { api, clock, consent, links, language } = dependencies;
  const started = clock.now();

  const useAnswer = (info: BaseInfo): void => {
    links.setAddress('register', info.register_url);
    links.setAddress('login', info.login_url);
    const snippet = info.statistical_body;
    if (!snippet) return;
    const wait = Math.max(0, started + pageSetupDelayMs - clock.now());
    const load = (): void => loadScripts(dependencies, snippet);
    clock.after(wait, () => whenGranted(consent, load));
  };

  api
    .get(endpoints.baseInfo, { query: { lang: language, type: 'home' } })
    // "On failure an empty data object is used." The client has already logged the error.
    .catch((): BaseInfo => ({}))
    .then(useAnswer);
}

/**
 * Loads only the scripts that the snippet names by address: other elements could cover the page or lead away from it.
 */
function loadScripts({ loadScript, logError }: BaseInfoDependencies, html: string): void {
  const { scripts } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  for (const script of scripts) {
    const address = script.getAttribute('src');
    // Other types are data or are not meant to run. DOMParser does read the content of a noscript.
    if (!address || !/^(?:text\/javascript)?$/.test(script.type) || script.closest('noscript')) continue;
    loadScript(address, { ...script.dataset } as Record<string, string>).catch((error: unknown) =>
      logError(error, 'api error'),
    );
  }
}
