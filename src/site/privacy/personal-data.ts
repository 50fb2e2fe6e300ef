/**
 * Everything that the site keeps in a visitor's browser or sends about a visitor. The privacy notice is made from
 * this table in every language, and a browser test fails when the site keeps or sends something else. Words are keys
 * of the messages `privacy`.
 */
import type { RoutePath } from '../hosting/route-path.ts';

export type StoragePlace = 'cookie' | 'local' | 'session';

export interface StoredKey {
  /** A trailing `*` is a wildcard. */
  readonly name: string;
  readonly place: StoragePlace;
  readonly holds: string;
  /** `counted`: when visits may be counted; `referralLink`: when the visitor also follows a referral link. */
  readonly when: string;
  /** In days, or until the tab is closed, the visitor deletes it, or it has been sent. */
  readonly lifetime: number | 'session' | 'kept' | 'sent';
}

/** Cookies first. A unit test compares names and lifetimes with the services. */
export const storedKeys = [
  { name: 'locale', place: 'cookie', holds: 'locale', when: 'language', lifetime: 365 },
  { name: 'facet_referral', place: 'cookie', holds: 'referral', when: 'referralLink', lifetime: 7 },
  { name: 'facet_referrer', place: 'cookie', holds: 'referrer', when: 'counted', lifetime: 365 },
  { name: 'facet_device', place: 'cookie', holds: 'device', when: 'counted', lifetime: 360 },
  { name: 'site:theme', place: 'local', holds: 'theme', when: 'theme', lifetime: 'kept' },
  { name: 'site:consent', place: 'local', holds: 'consent', when: 'answer', lifetime: 184 },
  { name: 'site:referral', place: 'local', holds: 'referral', when: 'referralLink', lifetime: 7 },
  { name: 'site:campaign', place: 'local', holds: 'campaign', when: 'counted', lifetime: 7 },
  { name: 'site:referers', place: 'local', holds: 'referrers', when: 'counted', lifetime: 365 },
  { name: 'site:event:*', place: 'local', holds: 'events', when: 'counted', lifetime: 'sent' },
  { name: 'site:event-aside:*', place: 'local', holds: 'events', when: 'counted', lifetime: 'kept' },
  { name: 'site:events-sent:*', place: 'local', holds: 'delivery', when: 'counted', lifetime: 'sent' },
  { name: 'site:events-lost:*', place: 'local', holds: 'delivery', when: 'counted', lifetime: 'sent' },
  { name: 'site:events-paused', place: 'local', holds: 'delivery', when: 'counted', lifetime: 'sent' },
  { name: 'site:recorded', place: 'session', holds: 'recorded', when: 'counted', lifetime: 'session' },
  { name: 'site:human-chat', place: 'session', holds: 'chat', when: 'chat', lifetime: 'session' },
  { name: 'site:reload', place: 'session', holds: 'reload', when: 'newBuild', lifetime: 'session' },
  { name: 'site:places', place: 'session', holds: 'scroll', when: 'navigation', lifetime: 'session' },
] as const satisfies readonly StoredKey[];

export interface PersonalCall {
  /** On the site's own origin; null for a third-party script, whose address is configured. */
  readonly path: RoutePath | null;
  /** What a call reveals beyond what every request does. */
  readonly sent: string;
  readonly to: 'us' | 'chat' | 'signIn';
  readonly when: readonly string[];
}

export const personalCalls = [
  { path: '/api/home/base-info', sent: 'language', to: 'us', when: ['pageLoad'] },
  { path: '/api/sys/config/ref/set', sent: 'referralCode', to: 'us', when: ['referralLink'] },
  { path: '/api/sys/user/passport/record-source', sent: 'source', to: 'us', when: ['counted'] },
  { path: '/api/sys/config/ip/get-visitor-ip', sent: 'address', to: 'us', when: ['counted', 'chat'] },
  { path: '/api/client/record-data/log', sent: 'visit', to: 'us', when: ['counted'] },
  { path: '/api/sys/config/beacon', sent: 'beacon', to: 'us', when: ['counted'] },
  { path: '/api/sys/config/beacon-test', sent: 'beacon', to: 'us', when: ['counted'] },
  { path: '/statistics', sent: 'statistics', to: 'us', when: ['counted'] },
  { path: '/api/sys/config/register-chat/get-chat-type-config', sent: 'language', to: 'us', when: ['chat'] },
  { path: '/client-api/third/chat/choose', sent: 'chatChoice', to: 'us', when: ['chat'] },
  { path: null, sent: 'chat', to: 'chat', when: ['chat'] },
  { path: null, sent: 'oneTap', to: 'signIn', when: ['counted'] },
  { path: '/api/sys/user/passport/authorized-login', sent: 'signIn', to: 'us', when: ['signIn'] },
  { path: '/client-api/client/sys-client-version/get-latest-version', sent: 'system', to: 'us', when: ['download'] },
] as const satisfies readonly PersonalCall[];

export const storedKeyOf = (place: StoragePlace, name: string): StoredKey | undefined =>
  storedKeys.find(
    (key) =>
      key.place === place && (key.name.endsWith('*') ? name.startsWith(key.name.slice(0, -1)) : key.name === name),
  );
