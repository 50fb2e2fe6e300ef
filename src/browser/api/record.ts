/** Sends the referral code, and once per session the source record and the log (specification 7). Requires consent. */
import { endpoints } from '../../site/hosting/endpoints';
import { recordedAddress } from '../../site/privacy/recorded-address';
import { type ConsentSource, whenGranted } from '../consent/consent';
import type { SafeStorage } from '../platform/safe-storage';
import type { ReferralService } from '../referral/referral';
import type { ApiClient } from './api-client';
import { recordedKey } from './recorded';
import type { VisitorInfo } from './visitor-info';

export const fingerprintLog = 'WWW_FINGERPRINT_INFO';

/** Everything that the privacy notice allows besides the region (src/site/privacy/personal-data.ts). */
export const browserFacts = ({ location, screen }: Window) => ({
  page_url: recordedAddress(location.href),
  screen_width: screen.width,
  screen_height: screen.height,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

export interface RecordDependencies {
  readonly api: ApiClient;
  readonly consent: ConsentSource;
  readonly referral: Pick<ReferralService, 'arrivedCode' | 'referers' | 'sourceRecord'>;
  readonly session: SafeStorage;
  readonly facts: () => ReturnType<typeof browserFacts>;
  readonly visitor: () => Promise<VisitorInfo>;
}

/** Failed calls are ignored: none is important enough to bother the visitor. */
export function start(dependencies: RecordDependencies): void {
  const { api, consent, referral, session } = dependencies;
  whenGranted(consent, () => {
    const code = referral.arrivedCode;
    if (code !== null) quietly(api.get(endpoints.setReferral, { query: { c_v: code } }));
    const sent = session.get(recordedKey)?.split(' ') ?? [];
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
}

/** @param onSend called right before the log is sent: the page may be left while the region is being requested */
async function recordData({ api, consent, facts, visitor }: RecordDependencies, onSend: () => void): Promise<void> {
  const { ip_data = {} } = await visitor();
  // The visitor may have refused meanwhile.
  if (consent.consent() !== 'granted') return;
  const data = base64(JSON.stringify({ ip_data, ...facts() }));
  onSend();
  await api.post(endpoints.recordData, { log_type: fingerprintLog, data, base_encode: '1' });
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const quietly = (call: Promise<unknown>): void => void call.catch(() => {});
