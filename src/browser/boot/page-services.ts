import type { Site } from '../../site/hosting/hosts';
import { isOwnDomain } from '../../site/hosting/own-domain';
import { recordedAddress, recordedReferrer } from '../../site/privacy/recorded-address';
import type { ApiClient } from '../api/api-client';
import { start as startBaseInfo } from '../api/base-info';
import type { BrowserFacts } from '../api/record';
import { forgetRecorded } from '../api/recorded';
import { sharedVisitorInfo } from '../api/visitor-info';
import { consent as answer, type ConsentSource, isLasting, onConsent, question, whenGranted } from '../consent/consent';
import { createOtherParties } from '../consent/other-parties';
import { buildFreshness, startBuildFreshness } from '../navigation/build-freshness';
import { shownRoute } from '../navigation/shown-route';
import { bareFetch } from '../platform/bare-fetch';
import { hasBottomBar } from '../platform/bottom-bar';
import { browserClock, type Stop } from '../platform/clock';
import { pageSetupDelayMs } from '../platform/constants';
import { cookiesOf } from '../platform/cookies';
import { logError } from '../platform/error-log';
import { retried } from '../platform/retry';
import { safeStorage } from '../platform/safe-storage';
import { loadScript } from '../platform/script';
import { servedFact } from '../platform/server-timing';
import { languagesOf } from '../platform/stand-ins';
import { showToast } from '../platform/toasts';
import { type AccountLinks, startAccountLinks } from '../referral/account-links';
import { type ReferralService, startReferral } from '../referral/referral';
import { takeEarlyEvents } from '../tracker/early-events';
import type { Service } from './services';

export interface PageFacts {
  readonly site: Site;
  /** Language tag. */
  readonly language: string;
  /** The address with which the visit began. */
  readonly landing: URL;
}

/** Whether the build is for the public; inserted by webpack. */
declare const __COUNTED__: boolean;
/** Not started elsewhere: a reviewer must not be tracked, and there is no chat or sign-in. */
const offForReviewers: readonly string[] = ['tracker', 'record', 'chat', 'sign-in', 'beacon'];
/** `gatsby develop` has no builds to compare, and shows changes by itself. */
const offInDevelop: readonly string[] = ['build freshness'];

export function pageServices(
  window: Window & typeof globalThis,
  { site, language, landing }: PageFacts,
): readonly Service[] {
  const { document, location } = window;
  const clock = browserClock;
  const consent: ConsentSource = { consent: answer, onConsent };
  const session = safeStorage(() => window.sessionStorage);
  const { scriptOrigins: origins, signInScript } = site.config;

  const api = once(
    async (): Promise<ApiClient> => (await import(/* webpackChunkName: "api" */ '../api/browser-api')).api,
  );
  const visitor = sharedVisitorInfo(api);
  /** Loads a service once there is consent. */
  const counted = (name: string, load: () => Promise<Stop>) => async (): Promise<Stop> => {
    let isStopped = false;
    let stop: Stop = () => {};
    const stopWaiting = whenGranted(consent, () => {
      retried(window, clock, load)
        .then((running) => {
          stop = running;
          if (isStopped) stop();
        })
        .catch((error: unknown) => logError(error, name));
    });
    return () => {
      isStopped = true;
      stopWaiting();
      stop();
    };
  };
  const otherParties = createOtherParties({
    consent,
    isLasting,
    load: (address, data = {}) => loadScript(document, address, { origins, data }),
    reload: () => location.reload(),
  });
  const links = once(async (): Promise<AccountLinks> => startAccountLinks({ window, language, config: site.config }));
  const referral = once(async (): Promise<ReferralService> => {
    return startReferral({
      landing,
      shown: () => new URL(location.href),
      clock,
      consent,
      config: site.config,
      referrer: foreignReferrer(site, document.referrer, location),
      storage: safeStorage(() => window.localStorage),
      cookies: cookiesOf(document, location.protocol === 'https:'),
      links: await links(),
    });
  });

  const loadTracker = async (): Promise<Stop> => {
    const [{ startTracker }, { browserTransport }] = await Promise.all([
      import('../tracker/tracker'),
      import('../tracker/transport'),
    ]);
    const tracker = startTracker({
      window,
      clock,
      consent,
      config: site.config,
      random: Math.random,
      transport: browserTransport(window),
      storage: () => window.localStorage,
      locks: window.navigator.locks,
      routeName: shownRoute.get,
      logError,
    });
    return tracker.stop;
  };

  const services: readonly Service[] = [
    {
      name: 'build freshness',
      delayMs: 0,
      start: async () => {
        const freshness = startBuildFreshness({
          build: servedFact(window.performance, 'build'),
          window,
          clock,
          session,
          fetch: (...request) => window.fetch(...request),
          // The navigation guard has already checked the address. This must not load anything: after a new build it
          // might be gone.
          leave: (address) => location.assign(address),
          reload: () => location.reload(),
        });
        buildFreshness.set(freshness);
        return freshness.stop;
      },
    },
    {
      name: 'tracker',
      delayMs: 0,
      start: async () => {
        // Events from before consent are dropped. After a refusal, the tracker may have to erase stored data.
        if (answer() === 'undecided') takeEarlyEvents(window);
        return answer() === 'refused' ? loadTracker() : counted('tracker', loadTracker)();
      },
    },
    { name: 'forgotten records', delayMs: 0, start: async () => forgetRecorded(consent, session) },
    { name: 'other parties', delayMs: 0, start: async () => otherParties.follow() },
    { name: 'account links', delayMs: 0, start: async () => (await links()).stop },
    { name: 'referral', delayMs: 0, start: async () => (await referral()).stop },
    {
      name: 'base info',
      delayMs: 0,
      start: async () => {
        return startBaseInfo({
          api: await api(),
          links: await links(),
          loadScript: otherParties.load,
          consent,
          clock,
          logError,
          language,
        });
      },
    },
    {
      name: 'record',
      delayMs: pageSetupDelayMs,
      start: counted('record', async () => {
        const { start } = await import('../api/record');
        return start({
          api: await api(),
          referral: await referral(),
          consent,
          session,
          facts: () => browserFacts(window),
          visitor,
        });
      }),
    },
    {
      name: 'chat',
      delayMs: pageSetupDelayMs,
      start: async () => {
        // In the same chunk as the API client, which the chat calls at once.
        const { start } = await import(/* webpackChunkName: "api" */ '../chat/chat');
        return start({
          window,
          clock,
          consent,
          visitor,
          session,
          language,
          api: await api(),
          loadScript: otherParties.load,
          onScriptFailure: () => showToast(document, clock, 'chat.failed'),
        });
      },
    },
    {
      name: 'sign-in',
      delayMs: pageSetupDelayMs,
      start: counted('sign-in', async () => {
        const [{ start }, { signInLanguage }, { leaveFor }, { sealToText }, { encryptionKey }] = await Promise.all([
          import('../sign-in/sign-in'),
          import('../../site/languages/sign-in-language'),
          import('../navigation/leave'),
          import('../api/encryption'),
          import('../api/encryption-key'),
        ]);
        const stop = start({
          window,
          clock,
          language: signInLanguage(language, languagesOf(window.navigator)),
          api: await api(),
          links: await links(),
          referral: await referral(),
          encrypt: (text) => sealToText({ crypto: window.crypto, publicKey: encryptionKey }, text),
          mayAsk: () =>
            answer() === 'granted' &&
            question() === null &&
            !hasBottomBar(document, 'question') &&
            !hasBottomBar(document, 'chat'),
          script: signInScript,
          loadScript: otherParties.load,
          leave: leaveFor,
          opensIn: site.config.signInWindow,
          onFailure: () => showToast(document, clock, 'signIn.failed'),
        });
        // The prompt belongs to a third party, so it goes away when consent is withdrawn.
        const stopFollowing = consent.onConsent((given) => {
          if (given !== 'granted') stop();
        });
        return () => {
          stopFollowing();
          stop();
        };
      }),
    },
    {
      name: 'beacon',
      delayMs: pageSetupDelayMs,
      start: counted('beacon', async () => {
        const [{ start, beaconRecord }, { encryptionKey }] = await Promise.all([
          import('../tracker/beacon'),
          import('../api/encryption-key'),
        ]);
        return start({
          consent,
          config: site.config,
          hostname: location.hostname,
          crypto: window.crypto,
          publicKey: encryptionKey,
          fetch: bareFetch(window),
          record: () => beaconRecord(window),
        });
      }),
    },
  ];
  const off = process.env.NODE_ENV === 'development' ? offInDevelop : offForReviewers;
  const wanted = __COUNTED__ ? services : services.filter(({ name }) => !off.includes(name));
  return wanted.map(({ start, ...service }) => ({ ...service, start: () => retried(window, clock, start) }));
}

/** Runs something on first use and shares the result; after a failure, the next caller tries again. */
function once<T>(run: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= run().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

/** The referrer if it is another site's, otherwise empty. */
function foreignReferrer(site: Site, referrer: string, { hostname: here, origin }: Location): string {
  if (!URL.canParse(referrer)) return '';
  const { hostname } = new URL(referrer);
  return hostname === here || isOwnDomain(site.config, hostname) ? '' : recordedReferrer(referrer, origin);
}

const browserFacts = ({ location, screen }: Window): BrowserFacts => ({
  page_url: recordedAddress(location.href),
  screen_width: screen.width,
  screen_height: screen.height,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
