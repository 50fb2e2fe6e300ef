import type { SiteConfig } from '../../site/hosting/config';
import type { Site } from '../../site/hosting/hosts';
import { isOwnDomain } from '../../site/hosting/own-domain';
import { recordedReferrer } from '../../site/privacy/recorded-address';
import { start as startBaseInfo } from '../api/base-info';
import { forgetRecorded } from '../api/recorded';
import { sharedVisitorInfo } from '../api/visitor-info';
import { visitorConsent as consent, whenGranted } from '../consent/consent';
import { createOtherParties } from '../consent/other-parties';
import { buildFreshness, startBuildFreshness } from '../navigation/build-freshness';
import { shownRoute } from '../navigation/navigation';
import { bareFetch } from '../platform/bare-fetch';
import { hasBottomBar } from '../platform/bottom-bar';
import { browserClock } from '../platform/clock';
import { pageSetupDelayMs } from '../platform/constants';
import { cookiesOf } from '../platform/cookies';
import { logError } from '../platform/error-log';
import { once, retried } from '../platform/retry';
import { safeStorage } from '../platform/safe-storage';
import { loadScript } from '../platform/script';
import { servedFact } from '../platform/server-timing';
import { languagesOf } from '../platform/stand-ins';
import { showToast } from '../platform/toasts';
import { startAccountLinks } from '../referral/account-links';
import { startReferral } from '../referral/referral';
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
  { site: { config }, language, landing }: PageFacts,
): readonly Service[] {
  const { document, location } = window;
  const clock = browserClock;
  const session = safeStorage(() => window.sessionStorage);
  /** What several services need. */
  const common = { window, clock, consent, session, language, config, logError };

  const api = once(async () => (await import(/* webpackChunkName: "api" */ '../api/browser-api')).api);
  const visitor = sharedVisitorInfo(api);
  const now = (name: string, start: Service['start']): Service => ({ name, delayMs: 0, start });
  const later = (name: string, start: Service['start']): Service => ({ name, delayMs: pageSetupDelayMs, start });
  /** Loads a service once there is consent. */
  const counted = (name: string, load: Service['start']) => async () =>
    whenGranted(consent, () => void retried(window, clock, load).catch((error: unknown) => logError(error, name)));
  const laterCounted = (name: string, load: Service['start']): Service => later(name, counted(name, load));
  const otherParties = createOtherParties({
    consent,
    load: (address, data = {}) => loadScript(document, address, { origins: config.scriptOrigins, data }),
    reload: () => location.reload(),
  });
  const links = once(async () => startAccountLinks({ window, language, config }));
  const referral = once(async () =>
    startReferral({
      ...common,
      landing,
      shown: () => new URL(location.href),
      referrer: foreignReferrer(config, document.referrer, location),
      storage: safeStorage(() => window.localStorage),
      cookies: cookiesOf(document, location.protocol === 'https:'),
      links: await links(),
    }),
  );
  const loadTracker = async () => {
    const [{ startTracker }, { browserTransport }] = await Promise.all([
      import('../tracker/tracker'),
      import('../tracker/transport'),
    ]);
    return startTracker({
      ...common,
      random: Math.random,
      transport: browserTransport(window),
      storage: () => window.localStorage,
      locks: window.navigator.locks,
      routeName: shownRoute.get,
    });
  };

  const services: readonly Service[] = [
    now('build freshness', async () => {
      const freshness = startBuildFreshness({
        ...common,
        build: servedFact(window.performance, 'build'),
        fetch: (...request) => window.fetch(...request),
        // The navigation guard has already checked the address. Nothing is loaded here: a new build may have removed it.
        leave: (address) => location.assign(address),
        reload: () => location.reload(),
      });
      buildFreshness.set(freshness);
    }),
    now('tracker', async () => {
      // Events from before consent are dropped. After a refusal, the tracker may have to erase stored data.
      if (consent.consent() === 'undecided') takeEarlyEvents(window);
      return consent.consent() === 'refused' ? loadTracker() : counted('tracker', loadTracker)();
    }),
    now('forgotten records', async () => forgetRecorded(consent, session)),
    now('other parties', async () => otherParties.follow()),
    now('account links', links),
    now('referral', referral),
    now('base info', async () =>
      startBaseInfo({ ...common, api: await api(), links: await links(), loadScript: otherParties.load }),
    ),
    laterCounted('record', async () => {
      const { start, browserFacts } = await import('../api/record');
      const facts = () => browserFacts(window);
      return start({ ...common, api: await api(), referral: await referral(), facts, visitor });
    }),
    later('chat', async () => {
      // In the same chunk as the API client, which the chat calls at once.
      const { start } = await import(/* webpackChunkName: "api" */ '../chat/chat');
      const onScriptFailure = () => showToast(document, clock, 'chat.failed');
      return start({ ...common, visitor, api: await api(), loadScript: otherParties.load, onScriptFailure });
    }),
    laterCounted('sign-in', async () => {
      const [{ start }, { signInLanguage }, { leaveFor }, { sealToText }] = await Promise.all([
        import('../sign-in/sign-in'),
        import('../../site/languages/sign-in-language'),
        import('../navigation/leave'),
        import('../api/encryption'),
      ]);
      return start({
        ...common,
        language: signInLanguage(language, languagesOf(window.navigator)),
        api: await api(),
        links: await links(),
        referral: await referral(),
        encrypt: (text) => sealToText(window, text),
        mayAsk: () =>
          consent.consent() === 'granted' &&
          consent.question() === null &&
          !hasBottomBar(document, 'question') &&
          !hasBottomBar(document, 'chat'),
        script: config.signInScript,
        loadScript: otherParties.load,
        leave: leaveFor,
        opensIn: config.signInWindow,
        onFailure: () => showToast(document, clock, 'signIn.failed'),
      });
    }),
    laterCounted('beacon', async () => {
      const { start, beaconRecord } = await import('../tracker/beacon');
      return start({
        ...common,
        hostname: location.hostname,
        crypto: window.crypto,
        fetch: bareFetch(window),
        record: () => beaconRecord(window),
      });
    }),
  ];
  const off = process.env.NODE_ENV === 'development' ? offInDevelop : offForReviewers;
  const wanted = __COUNTED__ ? services : services.filter(({ name }) => !off.includes(name));
  return wanted.map(({ start, ...service }) => ({ ...service, start: () => retried(window, clock, start) }));
}

/** The referrer if it is another site's, otherwise empty. */
function foreignReferrer(config: SiteConfig, referrer: string, { hostname: here, origin }: Location): string {
  if (!URL.canParse(referrer)) return '';
  const { hostname } = new URL(referrer);
  return hostname === here || isOwnDomain(config, hostname) ? '' : recordedReferrer(referrer, origin);
}
