/** Stand-ins for the five installers: small files with true sizes and digests. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { configFrom } from '../../../src/site/hosting/config';
import { installerAddress, type System, systems } from '../../../src/site/product/installers';

export const installersPath = '/api/installers';

const latest = '3.6.0';

export interface Installer {
  readonly version: string;
  readonly size: number;
  readonly sha256: string;
  readonly url: string;
}

const fileOf = (system: System): string =>
  path.posix.basename(new URL(installerAddress(configFrom({}), system)).pathname);

const contentOf = (system: System): string => `Stand-in for the installer of ${system}, version ${latest}\n`;

export const installerOf = (system: System): Installer => ({
  version: latest,
  size: Buffer.byteLength(contentOf(system)),
  sha256: createHash('sha256').update(contentOf(system)).digest('hex'),
  url: `${installersPath}/${fileOf(system)}`,
});

/** Null if there is no such file. */
export function installerFile(name: string): string | null {
  const system = systems.find((candidate) => fileOf(candidate) === name);
  return system ? contentOf(system) : null;
}
