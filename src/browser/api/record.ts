/**
 * What is sent to the API about a visit, with consent only (specification 7): the referral code of an address that has one, and
 * once per session the source record and the record-data log.
 */

import { endpoints } from '../../site/hosting/endpoints';
import { type ConsentSource, whenGranted } from '../consent/consent';
import type { Stop } from '../platform/clock';
import type { SafeStorage } from '../platform/safe-storage';
import type { ReferralService } from '../referral/referral';
import type { ApiClient } from './api-client';
import type { VisitorInfo } from './visitor-info';

/** The kind of record-data log that the site writes. */
export const fingerprintLog = 'WWW_FINGERPRINT_INFO';

/** Session: which records of this visit have been sent, as `source log`. */
export const recordedKey = 'site:recorded';

/** What a log says of the browser. With the region, that is all the privacy notice names (src/site/privacy/personal-data.ts). */
export interface BrowserFacts {
  readonly page_url: string;
  readonly screen_width: number;
  readonly screen_height: number;
  readonly timezone: string;
}

/** What the records need from their surroundings. */
export interface RecordDependencies {
  readonly api: ApiClient;
  readonly consent: ConsentSource;
  readonly referral: Pick<ReferralService, 'arrivedCode' | 'referers' | 'sourceRecord'>;
  /** Storage of the session. */
  readonly session: SafeStorage;
  readonly facts: () => BrowserFacts;
  /** The visitor's region, as the API derives it from their IP address. */
  readonly visitor: () => Promise<VisitorInfo>;
}

/** Sends what may be sent. Failed calls are ignored: none is important enough to bother the visitor. */
export function start(dependencies: RecordDependencies): Stop {
  const { api, consent, referral, session } = dependencies;
  const stopForgetting = consent.onConsent((answer) => {
    if (answer === 'refused') session.remove(recordedKey);
  });
  const stopWaiting = whenGranted(consent, () => {
    const code = referral.arrivedCode;
    if (code !== null) quietly(api.get(endpoints.setReferral, { query: { c_v: code } }));
    const sent = session.get(recordedKey)?.split(' ') ?? [];
    /** Marks a record as sent, right before it is. */
    const mark = (name: string): void => {
      sent.push(name);
      session.set(recordedKey, sent.join(' '));
    };
    if (!sent.includes('source')) {
      mark('source');
      quietly(
        api.post(endpoints.recordSource, {
          source_data: JSON.stringify(referral.sourceRecord()),
          referer: JSON.stringify(referral.referers()),
        }),
      );
    }
    if (!sent.includes('log')) quietly(recordData(dependencies, () => mark('log')));
  });
  return () => {
    stopForgetting();
    stopWaiting();
  };
}

/** @param onSend called when the visitor's region is known and the log is sent: until then the page may have been left */
async function recordData({ api, facts, visitor }: RecordDependencies, onSend: () => void): Promise<void> {
  const { ip_data = {} } = await visitor();
  const data = base64(JSON.stringify({ ip_data, ...facts() }));
  onSend();
  await api.post(endpoints.recordData, { log_type: fingerprintLog, data, base_encode: '1' });
}

/** Base64 of a text's UTF-8 bytes. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Ignores an error, since the client has already passed it to the error logger. */
const quietly = (call: Promise<unknown>): void => void call.catch(() => {});
