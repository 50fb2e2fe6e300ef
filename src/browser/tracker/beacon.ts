/**
 * The usage beacon (specification 1, 7 and 9): one encrypted record of a visit.
 *
 * It is sent once per page load, with consent only. If it cannot be encrypted or sent, it is left out.
 */

import type { SiteConfig } from '../../site/hosting/config';
import { endpoints } from '../../site/hosting/endpoints';
import { isOwnDomain } from '../../site/hosting/own-domain';
import { recordedAddress } from '../../site/privacy/recorded-address';
import { type EncryptionDependencies, seal } from '../api/encryption';
import { type ConsentSource, whenGranted } from '../consent/consent';
import type { Stop } from '../platform/clock';
import { languagesOf } from '../platform/stand-ins';

/** The content of the beacon: what the privacy notice names, and no more (src/site/privacy/personal-data.ts). */
export interface BeaconRecord {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly timezone: string;
  readonly screen_width: number;
  readonly screen_height: number;
}

/** What the beacon needs from its surroundings. */
export interface BeaconDependencies extends EncryptionDependencies {
  readonly fetch: typeof fetch;
  readonly consent: ConsentSource;
  readonly config: SiteConfig;
  /** Host name of the page. */
  readonly hostname: string;
  readonly record: () => BeaconRecord;
}

/** Sends the beacon as soon as there is consent. */
export const start = (dependencies: BeaconDependencies): Stop =>
  whenGranted(dependencies.consent, () => void send(dependencies).catch(() => {}));

/** The endpoint of the beacon: for production on the product's own domains, otherwise for tests. */
export const beaconEndpoint = (config: SiteConfig, hostname: string): string =>
  isOwnDomain(config, hostname) ? endpoints.beacon : endpoints.beaconTest;

async function send(dependencies: BeaconDependencies): Promise<void> {
  const { fetch, config, hostname, record } = dependencies;
  const { key, payload } = await seal(dependencies, JSON.stringify(record()));
  const body = new FormData();
  body.append('_t', key);
  body.append('_a', payload);
  await fetch(beaconEndpoint(config, hostname), { method: 'POST', body, keepalive: true });
}

/** The record of a page as it is now. */
export function beaconRecord({ document, navigator, screen }: Window): BeaconRecord {
  return {
    url: recordedAddress(document.location.href),
    title: document.title,
    language: languagesOf(navigator)[0] ?? '',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen_width: screen.width,
    screen_height: screen.height,
  };
}
