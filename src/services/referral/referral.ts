/**
 * Where the visitor came from (specification 3 and 4): codes, source and callback, campaign fields, referrers.
 *
 * The visitor's promised benefit depends on the referral, so it is kept without asking, for 7 days, in a cookie and in local
 * storage. Campaign fields and referrers only serve the site's statistics: they are kept and passed on with consent only, and
 * deleted when consent is refused.
 */
import type { SiteConfig } from '../../site/hosting/config';
import { parameterLimit } from '../../site/privacy/parameter-limit';
import { campaignParameters, recordedAddress, referralParameters } from '../../site/privacy/recorded-address';
import { isSecureOwnAddress } from '../../site/redirects/configured-hosts';
import type { Clock, Stop } from '../browser/clock';
import type { Cookies } from '../browser/cookies';
import { readObject, type SafeStorage } from '../browser/safe-storage';
import type { Consent, ConsentSource } from '../consent/consent';
import { refererListLimit, referralCookieDays, referrerCookieDays } from '../constants';
import type { AccountLinks } from './account-links';

type Fields<Name extends string> = Readonly<Partial<Record<Name, string>>>;
export type Referral = Fields<(typeof referralParameters)[number]>;
export type Campaign = Fields<(typeof campaignParameters)[number]>;

/** The source record (specification 3): the page the visitor landed on, and what brought them there. */
export interface SourceRecord extends Campaign, Pick<Referral, 'source' | 'callback'> {
  readonly page_url: string;
}

/** Cookie and storage keys. */
export const referralKeys = {
  cookie: 'facet_referral',
  referrerCookie: 'facet_referrer',
  referral: 'site:referral',
  campaign: 'site:campaign',
  referers: 'site:referers',
} as const;

/** What is known about how the visitor came here. */
export interface ReferralService {
  readonly referral: () => Referral;
  readonly sourceRecord: () => SourceRecord;
  /** Addresses that led here, the latest last; empty without consent. */
  readonly referers: () => readonly string[];
  /** The referral code in the address of this visit; null if there was none. */
  readonly arrivedCode: string | null;
  readonly stop: Stop;
}

/** What the referral needs from its surroundings. */
export interface ReferralDependencies {
  /** Address of the page on which the visit began. */
  readonly landing: URL;
  /** The address of the other site that the visit came from, or empty. */
  readonly referrer: string;
  readonly config: SiteConfig;
  readonly storage: SafeStorage;
  readonly cookies: Cookies;
  readonly clock: Clock;
  readonly consent: ConsentSource;
  readonly links: Pick<AccountLinks, 'setParameters'>;
}

const lifetimeMs = referralCookieDays * 86_400_000;

/** Keeps the data of the visit's address and referrer, and adds them to the account links. */
export function startReferral(dependencies: ReferralDependencies): ReferralService {
  const { landing, consent, links } = dependencies;
  const arrived = referralIn(Object.fromEntries(landing.searchParams), dependencies.config);
  const referral = keepReferral(dependencies, arrived);
  let campaign: Campaign = {};
  let referers: readonly string[] = [];

  const obey = (answer: Consent): void => {
    if (answer === 'granted') {
      campaign = keepCampaign(dependencies);
      referers = keepReferers(dependencies);
    } else {
      campaign = {};
      referers = [];
      if (answer === 'refused') forget(dependencies);
    }
    links.setParameters({ ...referral, ...campaign });
  };
  obey(consent.consent());

  return {
    referral: () => referral,
    sourceRecord: () => ({
      page_url: recordedAddress(landing.href),
      ...pick(['source', 'callback'] as const, referral),
      ...campaign,
    }),
    referers: () => referers,
    arrivedCode: arrived.ref ?? null,
    stop: consent.onConsent(obey),
  };
}

/** The referral of earlier visits that is still valid, with newer values from this visit. */
function keepReferral({ storage, cookies, clock, config }: ReferralDependencies, arrived: Referral): Referral {
  const kept = readObject(cookies.get(referralKeys.cookie)) ?? readFresh(storage.get(referralKeys.referral), clock);
  const referral = { ...referralIn(kept ?? {}, config), ...arrived };
  if (Object.keys(arrived).length > 0) {
    cookies.set(referralKeys.cookie, JSON.stringify(referral), referralCookieDays);
    storage.set(referralKeys.referral, JSON.stringify({ ...referral, at: clock.now() }));
  }
  return referral;
}

function keepCampaign({ landing, storage, clock }: ReferralDependencies): Campaign {
  const arrived = pick(campaignParameters, Object.fromEntries(landing.searchParams));
  if (Object.keys(arrived).length === 0) {
    return pick(campaignParameters, readFresh(storage.get(referralKeys.campaign), clock) ?? {});
  }
  storage.set(referralKeys.campaign, JSON.stringify({ ...arrived, at: clock.now() }));
  return arrived;
}

function keepReferers({ referrer, storage, cookies }: ReferralDependencies): readonly string[] {
  const kept = Object.values(readObject(storage.get(referralKeys.referers)) ?? {}).filter(isText);
  if (!isText(referrer)) return kept;
  const referers = [...kept.filter((other) => other !== referrer), referrer].slice(-refererListLimit);
  storage.set(referralKeys.referers, JSON.stringify(referers));
  cookies.set(referralKeys.referrerCookie, referrer, referrerCookieDays);
  return referers;
}

function forget({ storage, cookies }: ReferralDependencies): void {
  storage.remove(referralKeys.campaign);
  storage.remove(referralKeys.referers);
  cookies.remove(referralKeys.referrerCookie);
}

/** What was stored less than 7 days ago. */
function readFresh(text: string | null, clock: Clock): Readonly<Record<string, unknown>> | null {
  const stored = readObject(text);
  return typeof stored?.at === 'number' && clock.now() - stored.at < lifetimeMs ? stored : null;
}

/** The referral in some values. A callback is kept only if it leads to the product: on an own host over https, or a path. */
function referralIn(values: Readonly<Record<string, unknown>>, config: SiteConfig): Referral {
  const { callback, ...referral } = pick(referralParameters, values);
  return callback !== undefined && isCallback(callback, config) ? { ...referral, callback } : referral;
}

function isCallback(callback: string, config: SiteConfig): boolean {
  // Browsers read a backslash as a slash and ignore tabs and line breaks, so `/\evil.example` leads to another host.
  const base = 'https://path.invalid';
  if (callback.startsWith('/')) return URL.canParse(callback, base) && new URL(callback, base).origin === base;
  return isSecureOwnAddress(callback, config);
}

function pick<Name extends string>(names: readonly Name[], from: Readonly<Record<string, unknown>>): Fields<Name> {
  const found = names.map((name) => [name, from[name]] as const).filter(([, value]) => isText(value));
  return Object.fromEntries(found) as Fields<Name>;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= parameterLimit;
