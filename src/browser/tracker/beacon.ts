/**
 * The usage beacon (specification 1, 7 and 9): one encrypted record per page load, with consent, or none if it fails.
 */
import type { SiteConfig } from '../../site/hosting/config';
import { endpoints } from '../../site/hosting/endpoints';
import { isOwnDomain } from '../../site/hosting/own-domain';
import { recordedAddress } from '../../site/privacy/recorded-address';
import { type EncryptionDependencies, seal } from '../api/encryption';
import { type ConsentSource, whenGranted } from '../consent/consent';
import { languagesOf } from '../platform/stand-ins';

export interface BeaconDependencies extends EncryptionDependencies {
  readonly fetch: typeof fetch;
  readonly consent: ConsentSource;
  readonly config: SiteConfig;
  readonly hostname: string;
  readonly record: () => ReturnType<typeof beaconRecord>;
}

export const start = (dependencies: BeaconDependencies): void =>
  whenGranted(dependencies.consent, () => void send(dependencies).catch(() => {}));

/** The production endpoint on the product's own domains, otherwise the test endpoint. */
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

/** Exactly what the privacy notice lists (src/site/privacy/personal-data.ts). */
export function beaconRecord({ document, navigator, screen }: Window) {
  return {
    url: recordedAddress(document.location.href),
    title: document.title,
    language: languagesOf(navigator)[0] ?? '',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen_width: screen.width,
    screen_height: screen.height,
  };
}
