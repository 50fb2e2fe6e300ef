/**
 * Where the visitor came from (specification 3 and 4). All of it is kept and passed on only with consent. Without,
 * register links get the code in the page's own address. A refusal erases everything, including how this visit began.
 */
import type { SiteConfig } from '../../site/hosting/config';
import { isSecureOwnAddress } from '../../site/hosting/own-domain';
import {
  campaignParameters,
  codeParameters,
  isKeepable,
  keepable,
  type Parameters,
  parametersIn,
  referralParameters,
} from '../../site/privacy/parameters';
import { recordedAddress } from '../../site/privacy/recorded-address';
import type { Consent, ConsentSource } from '../consent/consent';
import { type Clock, isFresh } from '../platform/clock';
import { refererListLimit, referralCookieDays, referrerCookieDays } from '../platform/constants';
import type { Cookies } from '../platform/cookies';
import { readObject, type SafeStorage } from '../platform/safe-storage';
import type { AccountLinks } from './account-links';

type Referral = Parameters<(typeof referralParameters)[number]>;
type Campaign = Parameters<(typeof campaignParameters)[number]>;

export const referralKeys = {
  cookie: 'facet_referral',
  referrerCookie: 'facet_referrer',
  referral: 'site:referral',
  campaign: 'site:campaign',
  referers: 'site:referers',
} as const;

export interface ReferralDependencies {
  /** The page on which the visit began. */
  readonly landing: URL;
  readonly shown: () => URL;
  /** Address of another site, or empty. */
  readonly referrer: string;
  readonly config: SiteConfig;
  readonly storage: SafeStorage;
  readonly cookies: Cookies;
  readonly clock: Clock;
  readonly consent: ConsentSource;
  readonly links: Pick<AccountLinks, 'setParameters'>;
}

/** @returns what is known of the visit; empty without consent */
export function startReferral(dependencies: ReferralDependencies) {
  const { consent, links, shown } = dependencies;
  /** Null after a refusal. */
  let beginning: Beginning | null = dependencies;
  let referral: Referral = {};
  let campaign: Campaign = {};
  let referers: readonly string[] = [];

  const obey = (answer: Consent): void => {
    if (answer === 'granted') {
      beginning ??= { landing: shown(), referrer: '' };
      referral = keepReferral(dependencies, beginning);
      campaign = keepCampaign(dependencies, beginning);
      referers = keepReferers(dependencies, beginning);
      links.setParameters(() => ({ ...referral, ...campaign }));
    } else {
      if (answer === 'refused') {
        forget(dependencies);
        beginning = null;
      }
      referral = {};
      campaign = {};
      referers = [];
      links.setParameters((place) => (place === 'register' ? parametersIn(codeParameters, shown().searchParams) : {}));
    }
  };
  eraseExpired(dependencies);
  obey(consent.consent());
  consent.onConsent(obey);

  return {
    referral: (): Referral => referral,
    /** The landing page and what led there (specification 3). */
    sourceRecord: () => ({
      page_url: recordedAddress((beginning?.landing ?? shown()).href),
      ...keepable(['source', 'callback'], referral),
      ...campaign,
    }),
    /** The latest last. */
    referers: (): readonly string[] => referers,
    /** From the address with which the visit began. */
    get arrivedCode(): string | null {
      return parametersIn(['ref'], (beginning?.landing ?? shown()).searchParams).ref ?? null;
    },
  };
}

export type ReferralService = ReturnType<typeof startReferral>;
type Beginning = Pick<ReferralDependencies, 'landing' | 'referrer'>;

/** The stored referral, overridden by this visit's parameters even if their values are invalid. */
function keepReferral({ storage, cookies, clock, config }: ReferralDependencies, { landing }: Beginning): Referral {
  const kept = readObject(cookies.get(referralKeys.cookie)) ?? readFresh(storage, referralKeys.referral, clock);
  const named = Object.fromEntries(landing.searchParams);
  const referral = referralIn({ ...kept, ...named }, config);
  if (!referralParameters.some((name) => name in named)) return referral;
  if (Object.keys(referral).length === 0) forgetReferral({ storage, cookies });
  else {
    keepCookie(cookies, referralKeys.cookie, JSON.stringify(referral), referralCookieDays);
    keepItem(storage, referralKeys.referral, { ...referral, at: clock.now() });
  }
  return referral;
}

function keepCampaign({ storage, clock }: ReferralDependencies, { landing }: Beginning): Campaign {
  const arrived = parametersIn(campaignParameters, landing.searchParams);
  if (Object.keys(arrived).length === 0) {
    return keepable(campaignParameters, readFresh(storage, referralKeys.campaign, clock) ?? {});
  }
  keepItem(storage, referralKeys.campaign, { ...arrived, at: clock.now() });
  return arrived;
}

function keepReferers({ storage, cookies, clock }: ReferralDependencies, { referrer }: Beginning): readonly string[] {
  const kept = readReferers(storage, clock);
  if (!isKeepable(referrer)) return [...kept.keys()];
  kept.delete(referrer);
  const referers = [...kept, [referrer, clock.now()] as const].slice(-refererListLimit);
  keepItem(storage, referralKeys.referers, Object.fromEntries(referers));
  keepCookie(cookies, referralKeys.referrerCookie, referrer, referrerCookieDays);
  return referers.map(([address]) => address);
}

/** Referring sites with the time of the last visit from each, the latest last. */
function readReferers(storage: SafeStorage, clock: Clock): Map<string, number> {
  const kept = Object.entries(readObject(storage.get(referralKeys.referers)) ?? {});
  return new Map(
    kept.filter(
      (entry): entry is [string, number] => isKeepable(entry[0]) && isFresh(entry[1], referrerCookieDays, clock.now()),
    ),
  );
}

/** Local storage does not expire by itself, so this runs on every visit, with or without consent. */
function eraseExpired({ storage, clock }: ReferralDependencies): void {
  for (const key of [referralKeys.referral, referralKeys.campaign]) readFresh(storage, key, clock);
  const referers = readReferers(storage, clock);
  if (storage.get(referralKeys.referers) !== null)
    if (referers.size === 0) storage.remove(referralKeys.referers);
    else keepItem(storage, referralKeys.referers, Object.fromEntries(referers));
}

function forgetReferral({ storage, cookies }: Pick<ReferralDependencies, 'storage' | 'cookies'>): void {
  storage.remove(referralKeys.referral);
  cookies.remove(referralKeys.cookie);
}

function forget(dependencies: ReferralDependencies): void {
  const { storage, cookies } = dependencies;
  forgetReferral(dependencies);
  storage.remove(referralKeys.campaign);
  storage.remove(referralKeys.referers);
  cookies.remove(referralKeys.referrerCookie);
}

/** A browser silently drops a cookie that it does not accept; remove the older value first. */
function keepCookie(cookies: Cookies, name: string, value: string, days: number): void {
  cookies.set(name, value, days);
  if (cookies.get(name) !== value) cookies.remove(name);
}

/** Removes the older object if the new one cannot be stored. */
function keepItem(storage: SafeStorage, key: string, value: object): void {
  if (!storage.set(key, JSON.stringify(value))) storage.remove(key);
}

/** Erases what is older than 7 days. */
function readFresh(storage: SafeStorage, key: string, clock: Clock): Readonly<Record<string, unknown>> | null {
  const stored = readObject(storage.get(key));
  if (stored && isFresh(stored.at, referralCookieDays, clock.now())) return stored;
  storage.remove(key);
  return null;
}

/** A callback is kept only if it leads to the product: over https to one of its hosts, or a path. */
function referralIn(values: Readonly<Record<string, unknown>>, config: SiteConfig): Referral {
  const { callback, ...referral } = keepable(referralParameters, values);
  return callback !== undefined && isCallback(callback, config) ? { ...referral, callback } : referral;
}

function isCallback(callback: string, config: SiteConfig): boolean {
  // Browsers read a backslash as a slash and ignore tabs and line breaks, so `/\evil.example` leads to another host.
  const base = 'https://path.invalid';
  if (callback.startsWith('/')) return URL.canParse(callback, base) && new URL(callback, base).origin === base;
  return isSecureOwnAddress(callback, config);
}
